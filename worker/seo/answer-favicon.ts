import { securityHeaders } from '../headers.ts'
import { faviconPath, isFaviconFile } from './favicons.ts'

export interface FaviconQuestion {
  /** Any unit's code; one without icons of its own has those of its set. */
  readonly unit: string
  readonly file: string
  /** Where this site's files are. */
  readonly origin: string
}

/** An icon of a unit's set, from the files of the build; undefined where there is no such file. */
export async function answerFavicon(
  { unit, file, origin }: FaviconQuestion,
  assets: Pick<Fetcher, 'fetch'>,
): Promise<Response | undefined> {
  if (!isFaviconFile(file)) return undefined
  const { ok, body, headers } = await assets.fetch(new URL(faviconPath(unit, file), origin))
  if (!ok) return undefined
  return new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      'cache-control': 'public, max-age=604800',
      ...securityHeaders({ secure: false }),
    },
  })
}
