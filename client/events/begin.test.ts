import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

const click = () => document.body.click()

it('keeps what visitors do until tracking starts, which listens itself from then on', async () => {
  const { keepEarlyEvents, takeEarlyEvents } = await import('./begin.ts')
  keepEarlyEvents()
  click()
  const early = takeEarlyEvents()
  click()
  expect(early.map(({ type }) => type)).toEqual(['click'])
})

it('keeps 50 of an impatient visitor', async () => {
  const { keepEarlyEvents, takeEarlyEvents } = await import('./begin.ts')
  keepEarlyEvents()
  for (let count = 0; count < 60; count++) click()
  expect(takeEarlyEvents()).toHaveLength(50)
})

it('keeps nothing of a visitor who has declined, neither from before nor until a later grant', async () => {
  const { forgetEarlyEvents, keepEarlyEvents, takeEarlyEvents } = await import('./begin.ts')
  keepEarlyEvents()
  click()
  forgetEarlyEvents()
  click()
  expect(takeEarlyEvents()).toEqual([])
})
