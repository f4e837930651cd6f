import { beforeEach, expect, it } from 'vitest'
import { services, tracesOf } from '../blocks/_kit/consent/services.ts'
import { newPage } from '../blocks/_kit/testing/new-page.ts'
import { readDecision } from './consent/consent.ts'
import { createSession } from './events/session.ts'
import { chatConfig } from './services/chat-config.ts'
import { enhance } from './services/embed.ts'
import { prefill } from './services/prefill.ts'

function decide(...services: readonly string[]): void {
  const decision = { categories: ['all'], services: { all: services }, version: '00000000' }
  // biome-ignore lint/suspicious/noDocumentCookie: as the worker sets it
  document.cookie = `consent=${encodeURIComponent(btoa(JSON.stringify(decision)))}; path=/`
  readDecision()
}

/** For each service, what the page does with the present grants. */
const works: Readonly<Record<string, () => unknown>> = {
  analytics() {
    createSession({ now: () => 1_795_424_400_000, random: () => 0.5 }).id()
    return sessionStorage.length
  },
  'application-prefill'() {
    document.body.innerHTML = '<main><a href="/forms-space/bewerbung/?programme=bwl">Bewerben</a></main>'
    prefill()
    return localStorage.length
  },
  'study-assistant': () => chatConfig({}),
  'website-features'() {
    document.body.innerHTML = `<figure data-embed="about:blank#film"><div data-embed-stage></div>
      <p data-embed-failure hidden></p></figure>`
    enhance(document.querySelector('figure')!, newPage())
    return document.querySelector('iframe') !== null
  },
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('each service that runs here is tried, except the notice itself', () => {
  const places: readonly string[] = ['script', 'frame', 'tag']
  const here = services.filter(name => name !== 'cookie-popup' && places.includes(tracesOf[name].runsIn))
  expect(Object.keys(works).sort()).toEqual(here)
})

it.each(Object.entries(works))('the grant of %s alone changes what the page does', (service, work) => {
  decide()
  const without = work()
  decide(service)
  expect(work()).not.toEqual(without)
})
