import type { FaviconSet } from '../../../blocks/_kit/units.ts'
import { answerFile } from '../../core/answer/file.ts'
import { faviconPath, isFaviconFile } from '../../core/request/site/favicons.ts'

export interface FaviconQuestion {
  readonly set: FaviconSet
  readonly file: string
  readonly assets: Pick<Fetcher, 'fetch'>
}

/** An icon of a unit's set, from the files of the build; undefined for an unknown name. */
export function answerFavicon(
  request: Request,
  { set, file, assets }: FaviconQuestion,
): Promise<Response> | undefined {
  if (!isFaviconFile(file)) return undefined
  return answerFile(request, { folder: 'favicons', assets, path: faviconPath(set, file) })
}
