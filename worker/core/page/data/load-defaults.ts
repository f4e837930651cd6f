import { defaultsNotFound } from '../../../errors.ts'
import { expired, validWith } from '../../base/caching/validity.ts'
import { noDefaults, unitDefaults } from '../../content/stories/unit-settings.ts'
import type { Story } from '../../content/types/story.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import type { LoadFacts } from './page-data.ts'

type DefaultsDependencies = Pick<LoadDependencies, 'stories'>

const noStories: readonly Story[] = []

/** The feature settings; a page does without them. */
const loadFeatures = ({ stories }: DefaultsDependencies, language: string) =>
  // The reader has logged why.
  stories.features(language).catch(() => undefined)

/** The defaults of the unit, with its feature settings. Throws where there are none, except for an error page. */
export async function loadDefaults(
  dependencies: DefaultsDependencies,
  { language, site: { unit }, isErrorPage }: Pick<LoadFacts, 'site' | 'language' | 'isErrorPage'>,
) {
  if (isErrorPage) return loadAnyDefaults(dependencies, { language, unit })
  const [stories, features] = await Promise.all([
    dependencies.stories.defaults(language),
    loadFeatures(dependencies, language),
  ])
  const defaults = unitDefaults(stories.value, features?.value ?? noStories, unit)
  if (!defaults) throw defaultsNotFound(unit)
  const validity = validWith(stories.validity, features?.validity ?? expired)
  return { defaults, freshness: stories.freshness, validity }
}

/**
 * The defaults of an error page: if they cannot be read, the page has no site name and no consent question.
 */
async function loadAnyDefaults(
  dependencies: DefaultsDependencies,
  { language, unit }: { language: string; unit: string },
) {
  const [stories, features] = await Promise.all([
    // The reader has logged why.
    dependencies.stories.defaults(language).catch(() => undefined),
    loadFeatures(dependencies, language),
  ])
  const defaults = unitDefaults(stories?.value ?? noStories, features?.value ?? noStories, unit) ?? noDefaults
  const validity = validWith(stories?.validity ?? expired, features?.validity ?? expired)
  return { defaults, freshness: stories?.freshness ?? ('miss' as const), validity }
}
