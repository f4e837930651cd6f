import { startAnimations } from './animation.ts'
import { startJumpNavigations } from './jump-navigation.ts'
import { startVideos } from './video.ts'

/** Starts what a part of the page needs beyond its markup; to be called for each part that comes later. */
export function startParts(part?: ParentNode): void {
  for (const start of [startVideos, startAnimations, startJumpNavigations]) start(part).catch(reportError)
}
