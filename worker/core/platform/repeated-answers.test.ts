import { describe, expect, it } from 'vitest'
import { observe } from '../base/caching/facts.ts'
import { answerRepeated, createRepeatedAnswers } from './repeated-answers.ts'

const call = {}
const parse = (body: unknown) => (body as { answer: string }).answer

/** Makes a call in a fresh setting; counts how often the call was sent. */
function createWorld() {
  const repeated = createRepeatedAnswers()
  let [now, cv, put, validUntil, text] = [1000, 1, 0, Number.POSITIVE_INFINITY, 'found']
  const content = () => ({ cv, changedAt: 0 })
  const load = async (query: Readonly<Record<string, string>>) => {
    put++
    return { body: { answer: `${text} ${query.words}` }, cv: 0, validUntil }
  }
  return {
    repeated,
    put: () => put,
    set(next: { now?: number; cv?: number; validUntil?: number; text?: string }) {
      now = next.now ?? now
      cv = next.cv ?? cv
      text = next.text ?? text
      validUntil = next.validUntil ?? validUntil
    },
    call: (words: string, own = {}) =>
      answerRepeated(
        { call, answeredFor: 'a', query: { words, unread: '' }, load, parse, ...own },
        { repeated, content, now: () => now },
      ),
  }
}

describe('an answer to a question that visitors make up', () => {
  it('is cached from the second time on', async () => {
    const world = createWorld()
    const answers = [await world.call('one'), await world.call('one'), await world.call('one')]
    expect(answers.map(answer => [answer!.isForOnce, answer!.freshness])).toEqual([
      [true, 'miss'],
      [false, 'miss'],
      [false, 'hit'],
    ])
    expect(answers.map(answer => answer!.value)).toEqual(Array(3).fill('found one'))
    expect(world.put()).toBe(2)
  })

  it('is found by what was read of the question, by the call, and by who answers', async () => {
    const world = createWorld()
    await world.call('one')
    await world.call('one')
    await world.call('one', { query: { words: 'one', unread: 'other' } })
    expect(world.put()).toBe(2)
    for (const own of [{ call: {} }, { answeredFor: 'b' }, { query: { words: 'two' } }]) {
      const before = world.put()
      await world.call('one', own)
      expect(world.put()).toBe(before + 1)
    }
  })

  it.each([
    ['other content is known', { cv: 2 }],
    ['a minute is over', { now: 61_000 }],
  ])('is made anew when %s', async (_name, next) => {
    const world = createWorld()
    await world.call('one')
    await world.call('one')
    world.set({ ...next, text: 'later' })
    expect((await world.call('one'))!.value).toBe('later one')
  })

  it.each([
    ['holds for this moment alone', { validUntil: 0 }],
    ['is too long', { text: 'x'.repeat(40_000) }],
  ])('is never cached when it %s', async (_name, next) => {
    const world = createWorld()
    world.set(next)
    for (let time = 0; time < 4; time++) expect((await world.call('one'))!.isForOnce).toBe(true)
    expect(world.put()).toBe(4)
  })

  it('stays when strangers invent ten thousand questions, and is one of 128 when they repeat them', async () => {
    const world = createWorld()
    await world.call('one')
    await world.call('one')
    for (let index = 0; index < 10_000; index++) await world.call(`invented ${index}`)
    expect((await world.call('one'))!.freshness).toBe('hit')
    for (let index = 0; index < 200; index++)
      for (let time = 0; time < 2; time++) await world.call(`again ${index}`)
    const { facts } = observe({ words: 'one', unread: '', call, answeredFor: 'a' })
    expect(world.repeated.find(facts, { now: 1000, state: { cv: 1, changedAt: 0 } })).toBeUndefined()
  })
})
