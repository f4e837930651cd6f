import { expect, it } from 'vitest'
import { awaitWorker } from './live-reload.ts'

const origin = () => 'http://localhost:1/'

/** A worker that answers the question for its build with each of these in turn, and with the last one from then on. */
function workerOf(...answers: (string | Error)[]) {
  let count = 0
  const answering = (async () => {
    const answer = answers[Math.min(count++, answers.length - 1)]!
    if (answer instanceof Error) throw answer
    return new Response(answer)
  }) as typeof fetch
  return { fetch: answering, count: () => count }
}

it('waits until the worker runs the sources as they are', async () => {
  const { fetch, count } = workerOf('{"id":"old"}', new Error('restarting'), 'no JSON', '{"id":"new"}')
  expect(await awaitWorker({ origin, currentId: () => 'new', fetch, now: () => 0 })).toBe(true)
  expect(count()).toBe(4)
})

it('gives up on a worker that never takes over', async () => {
  const { fetch } = workerOf('{"id":"old"}')
  let time = 0
  const now = () => (time += 4_000)
  expect(await awaitWorker({ origin, currentId: () => 'new', fetch, now })).toBe(false)
})
