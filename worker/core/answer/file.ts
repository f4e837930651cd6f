import { pageNotFound } from '../../errors.ts'
import { answerRange } from '../base/http/answer-range.ts'
import { textResponse } from '../base/http/responses.ts'

/**
 * Headers of the files in each folder. Names in `assets` change with the content of the file; browsers revalidate other files by their ETag.
 */
const folders = {
  assets: { 'cache-control': 'public, max-age=31536000, immutable' },
  pictures: {
    'cache-control': 'public, max-age=86400',
    // An SVG may contain a script.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  },
  favicons: { 'cache-control': 'public, max-age=604800' },
} as const

export type FileFolder = keyof typeof folders

export const fileFolders = Object.keys(folders) as readonly FileFolder[]

export interface FileQuestion {
  readonly folder: FileFolder
  readonly assets: Pick<Fetcher, 'fetch'>
  /** Path of the file, where it differs from the requested path. */
  readonly path?: string
}

/**
 * Answers a file of the build. Browsers cache an existing file as long as its folder's headers say; a missing file, such as a chunk while a
 * deployment spreads, is a 404 that must not be cached.
 */
export async function answerFile(
  request: Request,
  { folder, assets, path }: FileQuestion,
): Promise<Response> {
  const answer = await assets.fetch(path ? new Request(new URL(path, request.url), request) : request)
  if (!answer.ok && answer.status !== 304) {
    await answer.body?.cancel()
    return textResponse(404, pageNotFound(new URL(request.url).pathname).message)
  }
  const response = new Response(answer.body, answer)
  for (const [name, value] of Object.entries(folders[folder])) response.headers.set(name, value)
  // Videos are among the pictures.
  return folder === 'pictures' ? answerRange(request, response) : response
}
