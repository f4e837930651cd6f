import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../../../blocks/_kit/forms/definition.ts'
import { createShownFormNote, type ShownForm } from './shown-form.ts'

const DAY = 86_400_000

const form = (version: string): FormDefinition => ({
  id: 'enquiry',
  language: 'de',
  submitUrl: 'https://elsewhere.example/',
  enctype: 'application/json',
  settings: { validateOnInput: false },
  version,
  steps: [],
})

function createNote(isKept: () => boolean = () => true) {
  const saved: ShownForm[] = []
  const waiting: Promise<unknown>[] = []
  const clock = { now: 0 }
  const storeVersion = async (shown: ShownForm) => {
    saved.push(shown)
    return isKept()
  }
  const note = createShownFormNote({
    submissions: { storeVersion },
    now: () => clock.now,
    waitUntil: promise => waiting.push(promise),
  })
  const show = async (version: string) => {
    note({ definition: form(version), delivery: {} })
    await Promise.all(waiting)
  }
  return { show, saved, clock }
}

describe('a form that is shown', () => {
  it('is kept once a version and day, however often it is rendered', async () => {
    const { show, saved, clock } = createNote()
    for (const version of ['a', 'a', 'b', 'a']) await show(version)
    expect(saved.map(({ version }) => version)).toEqual(['a', 'b'])
    clock.now = DAY
    await show('a')
    expect(saved).toHaveLength(3)
  })

  it('is stored with all that is needed to store its answers', async () => {
    const { show, saved } = createNote()
    await show('a')
    const { submitUrl, enctype, settings } = form('a')
    expect(saved).toEqual([
      {
        ...{ id: 'enquiry', key: undefined, language: 'de', steps: [], version: 'a' },
        sending: { definition: { submitUrl, enctype, settings }, delivery: {} },
      },
    ])
  })

  it('is kept by a later rendering where the database did not take it', async () => {
    let isKept = false
    const { show, saved } = createNote(() => isKept)
    await show('a')
    isKept = true
    for (let time = 0; time < 3; time++) await show('a')
    expect(saved).toHaveLength(2)
  })
})
