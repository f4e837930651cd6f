import { describe, expect, it } from 'vitest'
import { services, standardCategories, tracesOf } from '../blocks/_kit/consent/services.ts'
import { consentVersion } from '../blocks/_kit/consent/version.ts'
import { embedProviders } from '../blocks/_kit/embeds/read-embed.ts'
import { readFields } from '../blocks/_kit/fields/read-fields.ts'
import { consentSettings } from '../blocks/_kit/references/consent-settings.ts'
import { mainSpace } from './space.ts'

const requested = mainSpace()
  .stories.filter(({ draft }) => draft.content.component === 'consent-settings')
  .map(({ draft }) => readFields(consentSettings, draft.content))
const [settings] = requested
const entries = settings!.categories.flatMap(({ category, services: list }) =>
  list.map(entry => ({ ...entry, category })),
)
const entryOf = (name: string) => entries.find(({ service }) => service === name)

describe('the consent settings of the demonstration site', () => {
  it.each(services)('file %s as the worker does, with everything that it stores', service => {
    const { cookies, localKeys, sessionKeys } = tracesOf[service]
    const { category, storage = [] } = entryOf(service) ?? {}
    const namesOf = (wanted: string) => storage.filter(({ kind }) => kind === wanted).map(({ name }) => name)
    expect(category).toBe(standardCategories[service])
    expect(namesOf('cookie')).toEqual(cookies)
    expect(namesOf('localKey')).toEqual(localKeys)
    expect(namesOf('sessionKey')).toEqual(sessionKeys)
  })

  it('name what providers of videos and maps may store under their own hosts', () => {
    const kept = entries.flatMap(({ storage }) => storage).filter(({ kind }) => kind === 'providerKey')
    expect(kept.map(({ name }) => name)).toEqual(embedProviders.flatMap(({ stores }) => stores))
  })

  it('name the companies behind videos and maps, each once', () => {
    const companies = [...new Set(embedProviders.map(({ recipient }) => recipient))]
    expect(entries.map(({ recipient }) => recipient)).toContain(companies.join('; '))
  })

  it('give each service a purpose and a recipient, and each stored value a purpose and a life', () => {
    for (const { purposes, recipient, storage } of entries) {
      expect(purposes).not.toEqual([])
      expect(recipient).toBeTruthy()
      for (const { purpose, duration } of storage) expect(purpose && duration).toBeTruthy()
    }
  })

  it('are the same in every unit', () => {
    expect(new Set(requested.map(consentVersion)).size).toBe(1)
  })
})
