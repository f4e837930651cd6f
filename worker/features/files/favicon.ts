import { answerFile } from '../../core/answer/file.ts'
import { faviconPath, isFaviconFile } from '../../core/request/site/favicons.ts'

export interface FaviconQuestion {
  /** Any unit's code; a unit without icons of its own uses those of its set. */
  readonly unit: string
  readonly file: string
  readonly assets: Pick<Fetcher, 'fetch'>
}

/** An icon of a unit's set, from the files of the build; undefined for an unknown name. */
export function answerFavicon(
  request: Request,
  { unit, file, assets }: FaviconQuestion,
): Promise<Response> | undefined {
  if (!isFaviconFile(file)) return undefined
  return answerFile(request, { folder: 'favicons', assets, path: faviconPath(unit, file) })
}
