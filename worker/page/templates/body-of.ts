import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { pageFields } from '../../content/types/page-fields.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
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

/** Story types whose pages are made of their own fields; of all others there are only the free blocks. */
const plans: ReadonlyMap<string, Plan> = new Map([
  ['variant', page(programme)],
  ['lp-variant', landingPage(programme)],
  ['variant-grouping', page(grouping)],
  ['individual-grouping', page(grouping)],
  ['lp-variant-grouping', landingPage(grouping)],
  ['lp-individual-grouping', landingPage(grouping)],
  ['location', page(location)],
  ['lp-location', landingPage(location)],
  ['person', page(person)],
])

export const hasTemplate = (type: string): boolean => plans.has(type)

function makeBody(story: Story, language: string): readonly RawBlock[] {
  const plan = plans.get(story.content.component)
  if (!plan) return readContent(pageFields, story.content).body.items
  const sheet = createSheet(story, language)
  return compose(sheet, plan.template(sheet), plan)
}

const known = new WeakMap<RawBlock, Map<string, readonly RawBlock[]>>()

/**
 * The blocks of a story's page, in order. The same list for the same content: renderings, needs and ordinals hang on it and on its
 * blocks. `language` is that of the words no editor wrote.
 */
export function bodyOf(story: Story, language: string): readonly RawBlock[] {
  const bodies = known.get(story.content) ?? new Map<string, readonly RawBlock[]>()
  known.set(story.content, bodies)
  // A story that is renamed keeps its content.
  const words = `${language} ${storyName(story)}`
  const before = bodies.get(words)
  if (before) return before
  const body = makeBody(story, language)
  bodies.set(words, body)
  return body
}
