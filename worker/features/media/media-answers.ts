import { limitedHeaders } from '../../core/base/http/limits.ts'

/** Headers of a picture, and of an error in its place; `age` in seconds, 0 for answers that must not be cached. */
export const mediaHeaders = (type: string, age: number) => ({
  'content-type': type,
  'cache-control': age ? `public, max-age=${age}` : 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

const plain = mediaHeaders('text/plain; charset=utf-8', 0)

export const pictureNotFound = () =>
  new Response('There is no such picture.', { status: 404, headers: plain })

export const tooManyPictures = () =>
  new Response('Too many pictures at once. Please try again in a minute.', {
    status: 429,
    headers: { ...plain, ...limitedHeaders },
  })

export const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? ''

/** Bytes by the answer's `content-length`; NaN without one. */
export const lengthOf = ({ headers }: Response): number => Number(headers.get('content-length') ?? Number.NaN)
