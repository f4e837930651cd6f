import { startAnimations } from './animation.ts'
import { startJumpNavigations } from './jump-navigation.ts'
import { startVideos } from './video.ts'

/** Starts the enhancements of a part of the page; to be called for each later part. */
export function startParts(part?: ParentNode): void {
  for (const start of [startVideos, startAnimations, startJumpNavigations]) start(part).catch(reportError)
}
