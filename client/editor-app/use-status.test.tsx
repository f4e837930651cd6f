import { act } from 'react'
import { expect, test } from 'vitest'
import { mount } from './testing/mount.ts'
import { useStatus } from './use-status.ts'

/** Two actions; the first one ends after the second. */
async function runTwo(first: (end: PromiseWithResolvers<void>) => void): Promise<string> {
  let shown!: ReturnType<typeof useStatus>
  const Probe = () => {
    shown = useStatus()
    return null
  }
  await mount(<Probe />)
  const end = Promise.withResolvers<void>()
  await act(async () => {
    const earlier = shown.run('Renamed', () => end.promise)
    await shown.run('Moved', () => Promise.resolve())
    first(end)
    await earlier
  })
  return shown.status.text
}

test('the status says what came of the last action, though an earlier one ends after it', async () => {
  expect(await runTwo(({ resolve }) => resolve())).toBe('Moved')
})

test('an earlier action that fails later is said all the same', async () => {
  expect(await runTwo(({ reject }) => reject(new Error('there is a story with this slug')))).toBe(
    'there is a story with this slug',
  )
})
