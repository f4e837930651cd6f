import { reportFailure } from '../navigation/leaving.ts'
import { startAnimations } from './animation.ts'
import { startEnhancements } from './start-enhancements.ts'
import { startVideos } from './video.ts'

/** Starts the enhancements of a part of the page; to be called for each later part. */
export function startParts(part?: ParentNode): void {
  startEnhancements(part)
  for (const start of [startVideos, startAnimations]) start(part).catch(reportFailure)
}
