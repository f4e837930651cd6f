import { type RawBlock, uidOf } from '../../../../blocks/_kit/fields/bloks.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import { hasTemplate, type TemplatedType } from '../../content/types/layout.ts'
import { pageFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { withByline } from './byline.ts'
import { compose } from './compose.ts'
import { event } from './event.ts'
import { grouping } from './grouping.ts'
import { location } from './location.ts'
import { person } from './person.ts'
import { programme } from './programme.ts'
import { shownBy } from './shown-by.ts'
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
  event: page(event),
}

type Body = readonly RawBlock[]
type Bodies = WeakMap<object, ReadonlyMap<string, Body>>

/** Cached by the content, and by the words that are not in it. */
const bodies: Bodies = new WeakMap()
/** The body that was made last, by the anchor of the story and the language of the words. */
const lastBodies: Bodies = new WeakMap()

const add = (to: Bodies, object: object, name: string, body: Body) =>
  to.set(object, new Map(to.get(object)).set(name, body))

function makeBody(story: Story, language: string, previous: Body | undefined): Body {
  const { content } = story
  const type = content.component
  const component = shownBy(type)
  if (component) return [{ ...content, component, _uid: uidOf(content) ?? type }]
  const sheet = createSheet(story, language)
  if (!hasTemplate(type)) {
    const own = readContent(pageFields, story.content).body.items
    const body = withByline(own, sheet)
    return body === own ? own : shareStructure(previous, body)
  }
  const plan = plans[type]
  return shareStructure(previous, compose(sheet, plan.template(sheet), plan))
}

/**
 * The blocks of a story's page, in order. The same list for the same content: fragments, needs and ordinals are cached on it and on
 * its blocks. With the `anchor` of the story, a new body shares equal blocks with the last body that was made from any version or
 * variant of this story. `language` is that of the words that no editor wrote.
 */
export function bodyOf(story: Story, language: string, anchor?: object): readonly RawBlock[] {
  // The name is part of the key, because a renamed story keeps its content object.
  const words = `${language} ${storyName(story)}`
  const known = bodies.get(story.content)?.get(words)
  if (known) return known
  const body = makeBody(story, language, anchor && lastBodies.get(anchor)?.get(language))
  add(bodies, story.content, words, body)
  if (anchor) add(lastBodies, anchor, language, body)
  return body
}
