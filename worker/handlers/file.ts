import { pageNotFound } from '../errors.ts'
import { textResponse } from '../http/responses.ts'

/** What answers below each folder of files carry. Names in `assets` change with what is in the file. */
const folders = {
  assets: { 'cache-control': 'public, max-age=31536000, immutable' },
  pictures: {
    'cache-control': 'public, max-age=31536000',
    // A vector may hold a script.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  },
  favicons: { 'cache-control': 'public, max-age=604800' },
} as const

export type FileFolder = keyof typeof folders

export const fileFolders = Object.keys(folders) as readonly FileFolder[]

export interface FileQuestion {
  readonly folder: FileFolder
  readonly assets: Pick<Fetcher, 'fetch'>
  /** Path of the file, where it is not the one that was asked for. */
  readonly path?: string
}

/**
 * A file of the build. Browsers keep it as long as its folder says only where it is there: one that is missing, as a chunk is while
 * a deployment spreads, is a 404 that nobody keeps.
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
  return response
}
