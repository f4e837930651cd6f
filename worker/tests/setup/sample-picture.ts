import { bytesOf } from '../../features/forms/testing/sample-files.ts'

/** A picture of one pixel (PNG), with a text behind its end, which readers of pictures ignore. */
export const samplePicture = (text = ''): Uint8Array<ArrayBuffer> =>
  bytesOf(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==') +
      text,
  )
