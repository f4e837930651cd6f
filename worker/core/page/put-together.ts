import { parseEnvironment } from '../../env.ts'
import { noDefaults } from '../content/stories/unit-settings.ts'
import { layoutOf } from '../content/types/layout.ts'
import type { Story } from '../content/types/story.ts'
import { resolveSite } from '../request/site/site.ts'
import { ordinalsOf } from './ordinals.ts'
import { storyFactsOf } from './story-facts.ts'
import { subjectFactOf } from './subject/subject.ts'
import { bodyOf } from './templates/body-of.ts'

/** Any site serves: whether a page can be made does not depend on its site. */
const anySite = resolveSite(new URL('http://localhost/'), parseEnvironment({}))!

/** Makes the parts of a story's page that come before rendering, where each block may fail by itself. Throws when a part fails. */
export function putTogether(story: Story): void {
  const { meta } = storyFactsOf(story, noDefaults, anySite)
  layoutOf(story, anySite)
  ordinalsOf(bodyOf(story, anySite.defaultLanguage))
  subjectFactOf({
    ...{ story, meta: meta.value, defaults: noDefaults, footer: undefined, site: anySite },
    events: [],
  })
}
