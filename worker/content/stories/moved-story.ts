import { within } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { LookedUpRedirect } from '../../routing/redirect-entry.ts'
import { storyPath } from '../../site/links.ts'
import { isInUnit, storySlugOf } from '../../site/page-path.ts'
import type { Site } from '../../site/site.ts'
import type { ContentIndex } from '../index/content-index.ts'
import { codeOf } from './story-parameters.ts'

interface MoveDependencies {
  readonly index: ContentIndex | undefined
  readonly site: Site
  readonly log: Log
}

/** Milliseconds for the database. */
const DEADLINE = 500

const late = (): never => {
  throw new Error('no answer in time')
}

/**
 * Where the story went that once stood at a path of this site at which no story stands now (requirement redirects/moved-stories). An index that
 * does not answer is told as a failure: the address may be one that a story had.
 */
export async function lookUpMove(
  path: string,
  { index, site, log }: MoveDependencies,
): Promise<LookedUpRedirect> {
  const none = { entry: undefined, freshUntil: 0 }
  const asked = storySlugOf(path, site)
  if (!index || !asked || !isInUnit(asked.slug, site)) return none
  try {
    const question = { path: asked.slug, language: codeOf(asked.language, site.defaultLanguage) }
    const slug = await within(index.findMove(question), DEADLINE, late)
    if (!slug) return none
    const entry = { path: storyPath(slug, site), query: '', status: 301, forwardParameters: true } as const
    return { entry, freshUntil: 0 }
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
    return { ...none, isUnanswered: true }
  }
}
