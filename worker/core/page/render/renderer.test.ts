import { expect, it } from 'vitest'
import type { LogLine } from '../../base/log/events.ts'
import { assemblePage, assembleUncached } from '../assemble.ts'
import type { Facts } from '../facts.ts'
import { blockLogic, validateBlock } from '../registry.ts'
import { fixtureFacts, sampleFacts } from '../sample-facts.ts'
import { createFragmentCache } from './fragment-cache.ts'
import { blockIslands, blockViews } from './registry.ts'
import type { Slot } from './render-job.ts'
import { createPageRenderer } from './renderer.ts'

const facts = sampleFacts({ theme: 'default', language: 'de', now: 0 })
const headline = Object.freeze({
  component: 'headline',
  _uid: 'a',
  text: 'Entwurf',
  _editable: '<!--#storyblok#{"name": "headline", "space": "1000", "uid": "a", "id": "7"}-->',
})
const parts = {
  status: 200,
  body: Object.freeze([headline, { component: 'unknown', _uid: 'b' }]),
  header: undefined,
  footer: undefined,
}

function createRenderer() {
  const accounts: number[] = []
  const log: LogLine[] = []
  const renderer = createPageRenderer({
    views: blockViews,
    islands: blockIslands,
    validate: validateBlock,
    log: line => log.push(line),
    account: (_, bytes) => accounts.push(bytes),
  })
  return { renderer, accounts, log }
}

const htmlOf = async (slot: Slot | undefined) => {
  if (slot?.state !== 'late') throw new Error(`${slot?.state} instead of late`)
  return new TextDecoder().decode((await slot.render()).bytes)
}

const htmlNow = (slot: Slot | undefined) =>
  slot && slot.state !== 'late' ? new TextDecoder().decode(slot.fragment.bytes) : 'late'

it('a draft is rendered for each request, shows its problems, and nothing of it is kept', async () => {
  const { renderer, accounts } = createRenderer()
  for (let request = 0; request < 2; request++) {
    const { main } = renderer.slots(assembleUncached(parts, 'draft'), facts)
    expect(await htmlOf(main[0])).toContain('data-blok-uid="7-a"')
    expect(await htmlOf(main[1])).toContain('role="note"')
  }
  expect(accounts).toEqual([])
})

it('a draft says why a block fails that is valid, in its place; a published page leaves it out', async () => {
  const { renderer } = createRenderer()
  const nameless = Object.freeze({ component: 'form', _uid: 'f' })
  const body = Object.freeze([nameless])
  const draft = renderer.slots(assembleUncached({ ...parts, body }, 'draft'), facts)
  expect(await htmlOf(draft.main[0])).toMatch(/role="note".*A form needs an id/s)
  const published = renderer.slots(assembleUncached({ ...parts, body }, 'published'), facts)
  expect(await htmlOf(published.main[0])).toBe('')
})

it('the same content, published, shows nothing of the draft', async () => {
  const { renderer } = createRenderer()
  await htmlOf(renderer.slots(assembleUncached(parts, 'draft'), facts).main[0])
  const { main } = renderer.slots(assemblePage({ ...parts, anchor: {} }), facts)
  expect(main.map(({ state }) => state)).toEqual(['rendered', 'rendered'])
  const [first, second] = main.map(htmlNow)
  expect(first).toContain('Entwurf')
  expect(first).not.toContain('data-blok')
  expect(second).toBe('')
})

it('a draft has nothing to keep fragments on', () => {
  const cache = createFragmentCache(() => undefined)
  const [block] = assembleUncached(parts, 'draft').regions.main
  const read = () => ({ value: undefined, key: '' })
  expect(block?.cache).toBeUndefined()
  // @ts-expect-error only published content is a cache handle
  expect(cache.find(block!.source, parts, read, 0)).toBeUndefined()
})

it('a draft says which icon does not exist and which reference is gone, above the block; a published page does not', async () => {
  const { renderer } = createRenderer()
  const content = {
    component: 'testimonial',
    _uid: 't',
    quote: 'Ja.',
    person: '9d2f1c1e-6f9f-4c8e-a0a4-64e5d0f1b7c2',
    _editable: '<!--#storyblok#{"name": "testimonial", "space": "1000", "uid": "t", "id": "7"}-->',
  }
  const body = Object.freeze([content, { component: 'fact', _uid: 'f', title: 'Drei', icon: 'drei' }])
  const draft = renderer.slots(assembleUncached({ ...parts, body }, 'draft'), facts).main
  const [testimonial, fact] = await Promise.all(draft.map(htmlOf))
  expect(testimonial).toMatch(
    /^<p class="block-problem" role="note">Testimonial: Person: the testimonial person that it refers to is gone<\/p><div class="contents" data-blok-c/,
  )
  expect(fact).toContain('Fact: Icon: there is no icon &quot;drei&quot;')
  const published = assemblePage({ ...parts, body, anchor: {} })
  for (const slot of renderer.slots(published, facts).main)
    if (slot.state !== 'late')
      expect(new TextDecoder().decode(slot.fragment.bytes)).not.toContain('block-problem')
})

const mark = '<!--#storyblok#{"name": "block", "space": "1000", "uid": "e", "id": "7"}-->'

async function emptyBlock(component: string, own: object = {}, told = facts) {
  const { renderer } = createRenderer()
  const body = Object.freeze([Object.freeze({ component, _uid: 'e', _editable: mark, ...own })])
  const { main } = renderer.slots(assembleUncached({ ...parts, body }, 'draft'), told)
  const published = renderer.slots(assembleUncached({ ...parts, body }, 'published'), told)
  return { draft: await htmlOf(main[0]), published: await htmlOf(published.main[0]) }
}

// These blocks show answers of other systems, and nothing in the gallery.
const filledByOthers = ['event-list', 'location-map', 'news-list']
const placed = [...blockLogic].filter(
  ([name, { schema }]) => (schema.block.place ?? 'page') === 'page' && !filledByOthers.includes(name),
)

it.each(placed)('an empty %s has its place in a draft, and none on a published page', async (name, logic) => {
  const { draft, published } = await emptyBlock(name)
  expect(draft).toContain('data-blok-uid="7-e"')
  expect(draft).toMatch(/data-blok-uid="7-e"><\w/)
  if (!draft.includes('role="note"')) return
  expect(draft).toContain(`role="note">${logic.schema.block.title}: `)
  expect(published).toBe('')
})

it.each([
  ['accordion', {}, 'Accordion: shows nothing yet. Still empty: Accordion lists'],
  [
    'accordion',
    { accordionLists: [{ component: 'accordion-list', _uid: 'l' }] },
    'Accordion: shows nothing yet. Still empty: Accordion lists',
  ],
  ['grid', { headline: 'Kurse' }, 'Grid: shows nothing yet. Still empty: Intro, Items, Columns mobile …'],
  ['big-image', {}, 'Big image: shows nothing yet. Still empty: Image, Headline, Accordion items'],
  ['link', { text: 'Mehr' }, 'Link: shows nothing yet. Still empty: Label, Link, Link on landing pages …'],
])('a draft says of %s with %j what is still empty', async (name, own, note) => {
  const { draft, published } = await emptyBlock(name, own)
  expect(draft).toContain(`<p class="block-problem" role="note">${note}</p>`)
  expect(published).toBe('')
})

it.each([
  ['countdown', { startDate: '1969-01-01 10:00', endDate: '1969-01-02 10:00' }],
  ['card', { title: 'Infoabend', until: '1969-01-01 10:00' }],
])('%s with %j, which visitors may see at another time, has no note', async (name, own) => {
  expect((await emptyBlock(name, own)).draft).toBe('')
})

it.each([
  ['location-map', {}, { data: [] }, 'Location map'],
  ['news-list', { teaserOnly: true }, { value: [], total: 0, page: 1 }, 'News'],
])('a draft says of %s with %j that there is nothing for it to show', async (name, own, answer, title) => {
  const { draft, published } = await emptyBlock(name, own, { ...facts, ...fixtureFacts({ answer }) })
  expect(draft).toContain(
    `<p class="block-problem" role="note">${title}: shows nothing now: there are no entries for it</p>`,
  )
  expect(published).toBe('')
})

it('a block that a template has made and that shows nothing has no place in a draft', async () => {
  expect((await emptyBlock('accordion', { _editable: undefined })).draft).toBe('')
})

it('structured data that throws loses itself only, is said once for each page, and is not kept', () => {
  const { renderer, log } = createRenderer()
  const body = [headline]
  const page = assemblePage({ status: 200, anchor: {}, body, header: undefined, footer: undefined })
  const sound = sampleFacts({ theme: 'default', language: 'de', now: Date.UTC(2026, 10, 21) })
  const broken: Facts = Object.defineProperty({ ...sound }, 'subject', {
    get() {
      throw new Error('no graph')
    },
  })
  for (let times = 0; times < 3; times++) {
    const { main, head, structuredData } = renderer.slots(page, broken)
    expect([htmlNow(structuredData), structuredData.state]).toEqual(['', 'rendered'])
    expect(htmlNow(main[0])).toContain('Entwurf')
    expect(htmlNow(head)).toContain('<title>')
  }
  expect(log).toEqual([{ event: 'part-lost', part: 'structured data', path: sound.path, reason: 'no graph' }])
  // First it works again, then it is cached, then it throws although a fragment is cached.
  expect(renderer.slots(page, sound).structuredData.state).toBe('rendered')
  expect(renderer.slots(page, sound).structuredData.state).toBe('kept')
  expect(htmlNow(renderer.slots(page, broken).structuredData)).toBe('')
})

it('the log contains no data that structured data could not read', () => {
  const { renderer, log } = createRenderer()
  const page = assemblePage({ status: 200, anchor: {}, body: [], header: undefined, footer: undefined })
  const broken: Facts = Object.defineProperty(
    { ...sampleFacts({ theme: 'default', language: 'de', now: 0 }) },
    'subject',
    {
      get: () => JSON.parse('{"name": Erika Muster}'),
    },
  )
  renderer.slots(page, broken)
  expect(log).toMatchObject([{ event: 'part-lost', reason: 'malformed text' }])
})
