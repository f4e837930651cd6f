import { expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { demoSpace } from './setup/demo-space.ts'
import { idOf, SECOND } from './setup/publish.ts'
import { createTestSite, type TestSite, withStory } from './setup/test-site.ts'

const slug = 'settings/funding/questions'

interface Entry {
  readonly [field: string]: unknown
}

/** Publishes the funding questions with one question changed. */
const withQuestion =
  (key: string, publishedAt: string, change: (question: Entry) => Entry) => (space: SpaceSeed) =>
    withStory(space, slug, story => ({
      ...story,
      published_at: publishedAt,
      content: {
        ...story.content,
        questions: (story.content.questions as Entry[]).map(question =>
          question.key === key ? change(question) : question,
        ),
      },
    }))

const leadingTo = (next: string) => (question: Entry) => ({
  ...question,
  answers: (question.answers as Entry[]).map(answer => ({ ...answer, next })),
})

async function textsOf(site: TestSite): Promise<readonly string[]> {
  const answer = await site.send('/api/proxy/index/v2/finance/questions')
  const { value } = (await answer.json()) as { value: { question: string; answers: { next?: string }[] }[] }
  return value.map(({ question, answers }) =>
    [question, ...answers.flatMap(({ next }) => next ?? [])].join(' '),
  )
}

async function publish(site: TestSite, change: (space: SpaceSeed) => SpaceSeed): Promise<void> {
  site.turnClock(5 * SECOND)
  await site.edit(change)
  await site.tell('published', { id: idOf(demoSpace, slug) })
}

it('a graph with a fault is held back by the question that breaks, until it is published again', async () => {
  const site = await createTestSite({ space: demoSpace })
  const before = await textsOf(site)
  const broken = (at: string) => withQuestion('age', at, leadingTo('goal'))
  await publish(site, broken('2026-11-21T10:00:00Z'))
  expect(await textsOf(site)).toEqual(before)
  const health = (await (await site.send('/api/health')).json()) as {
    content: { heldBack: { reasons: string[] }[] }
  }
  expect(health.content.heldBack.flatMap(({ reasons }) => reasons)).toContainEqual(
    expect.stringMatching(/question "goal": its path does not end: "goal" → "age" → "goal"$/),
  )
  await publish(site, broken('2026-11-21T11:00:00Z'))
  expect((await textsOf(site))[1]).toMatch(/ goal goal goal$/)
})

it('a graph without a fault is shown at once', async () => {
  const site = await createTestSite({ space: demoSpace })
  await textsOf(site)
  await publish(
    site,
    withQuestion('age', '2026-11-21T10:00:00Z', question => ({ ...question, question: 'Dein Alter?' })),
  )
  expect(await textsOf(site)).toContain('Dein Alter?')
})
