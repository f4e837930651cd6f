import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { findIn, loadNeeds } from './load-needs.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** The data of a page without needs, and what called the platform for it. */
function load() {
  const callForPage = async () => {
    throw new Error('nothing is called')
  }
  const address = { parameter: () => '', newsTopics: [] }
  const needs = loadNeeds([], { callParameters: Promise.resolve({}), callForPage, address })
  return { find: findIn(needs.data), callForPage: new WeakRef(callForPage), address: new WeakRef(address) }
}

it('data that is cached keeps nothing of the request that loaded it', async () => {
  const { find, callForPage, address } = load()
  // A weak reference holds its target until the task ends.
  await new Promise(resolve => setTimeout(resolve, 0))
  collectGarbage()
  expect([callForPage.deref(), address.deref()]).toEqual([undefined, undefined])
  expect(find('anything')).toMatchObject({ state: 'ready', fallback: true })
})
