import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { predecessorOf, shareStructure } from '../../content/cache/share-structure.ts'
import { pageFields } from '../../content/types/page-fields.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { hasTemplate, type TemplatedType } from '../../content/types/templated-types.ts'
import { compose } from './compose.ts'
import { grouping } from './grouping.ts'
import { location } from './location.ts'
import { person } from './person.ts'
import { programme } from './programme.ts'
import { createSheet, type Template } from './template.ts'

interface Plan {
  readonly template: Template
  readonly isLandingPage: boolean
}

const page = (template: Template): Plan => ({ template, isLandingPage: false })
const landingPage = (template: Template): Plan => ({ template, isLandingPage: true })

const plans: Readonly<Record<TemplatedType, Plan>> = {
  variant: page(programme),
  'lp-variant': landingPage(programme),
  'variant-grouping': page(grouping),
  'individual-grouping': page(grouping),
  'lp-variant-grouping': landingPage(grouping),
  'lp-individual-grouping': landingPage(grouping),
  location: page(location),
  'lp-location': landingPage(location),
  person: page(person),
}

const known = new WeakMap<object, Map<string, readonly RawBlock[]>>()

/** The body that was made last of this content or, for new content, of the version before. */
function bodyBefore(content: object): readonly RawBlock[] | undefined {
  const bodies = known.get(content) ?? known.get(predecessorOf(content) ?? content)
  return bodies && [...bodies.values()].at(-1)
}

function makeBody(story: Story, language: string): readonly RawBlock[] {
  const type = story.content.component
  if (!hasTemplate(type)) return readContent(pageFields, story.content).body.items
  const plan = plans[type]
  const sheet = createSheet(story, language)
  return shareStructure(bodyBefore(story.content), compose(sheet, plan.template(sheet), plan))
}

/**
 * The blocks of a story's page, in order. The same list for the same content, and after an edit the same blocks where they are made
 * of the same fields: fragments, needs and ordinals are cached on it and on its blocks. `language` is that of the words no editor wrote.
 */
export function bodyOf(story: Story, language: string): readonly RawBlock[] {
  // A story that is renamed keeps its content.
  const words = `${language} ${storyName(story)}`
  const before = known.get(story.content)?.get(words)
  if (before) return before
  const body = makeBody(story, language)
  known.set(story.content, new Map(known.get(story.content)).set(words, body))
  return body
}
