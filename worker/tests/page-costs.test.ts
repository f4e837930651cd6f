import { beforeAll, describe, expect, it, type TestContext } from 'vitest'
import { createStoredSite, type Taken } from './setup/far-instance.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What a page costs its owner, for the bench (`bench/page-costs.ts`). */
    cost?: PageCost
  }
}

/** What one request takes from others, and how many bytes it sends. */
interface PageCost {
  readonly page: string
  readonly state: string
  readonly kvReads: number
  readonly kvWrites: number
  readonly statements: number
  readonly rows: number
  readonly objectRequests: number
  readonly fetches: number
  readonly bytes: number
}

const pages = [
  ['home', '/'],
  ['programme', '/bachelor/betriebswirtschaftslehre/fernstudium/'],
  ['list', '/studiengaenge/'],
  ['news', '/aktuelles/'],
  ['form', '/infomaterial/'],
  ['search', '/suche/'],
  ['results of a search', '/suche/?q=studium'],
] as const

function note({ task }: TestContext, page: string, state: string, taken: Taken) {
  const { kvKeys, kvWrites, statements, rows, objectReads, fetches, bytes } = taken
  const counts = { kvReads: kvKeys.length, kvWrites, statements: statements.length, rows }
  task.meta.cost = { page, state, ...counts, objectRequests: objectReads, fetches, bytes }
}

/** Without compression a client would unpack what is stored. */
const brotli = { 'accept-encoding': 'br' }

it.for(pages)(
  '%s is made of the content system, as the first page of a deployment',
  async ([page, path], context) => {
    const deployed = await createStoredSite([])
    const taken = await deployed.askNew(path)
    expect(taken.status).toBe(200)
    note(context, page, 'first of a deployment', taken)
  },
)

describe('where all pages are stored', () => {
  let stored: Awaited<ReturnType<typeof createStoredSite>>
  beforeAll(async () => {
    stored = await createStoredSite(pages.map(([, path]) => path))
    await stored.visit(4)
  }, 60_000)

  describe.each(pages)('%s', (page, path) => {
    let instance: Awaited<ReturnType<typeof stored.openNew>>
    it('is made of what is stored, by a new instance', async context => {
      instance = await stored.openNew()
      const taken = await instance.ask(path, brotli)
      expect([taken.status, taken.fetches]).toEqual([200, 0])
      note(context, page, 'new instance', taken)
    })

    it('takes nothing once it is warm, and is not sent where the browser has it', async context => {
      await instance.ask(path, brotli)
      const taken = await instance.ask(path, brotli)
      note(context, page, 'warm', taken)
      const isCached = !path.includes('?')
      const { kvKeys, kvWrites, statements, objectReads, fetches } = taken
      if (isCached) expect({ kvKeys, kvWrites, statements, objectReads, fetches }).toEqual(untouched)
      const again = await instance.ask(path, { ...brotli, 'if-none-match': taken.etag })
      expect([again.status, again.bytes]).toEqual([304, 0])
    })
  })
})

const untouched = { kvKeys: [], kvWrites: 0, statements: [], objectReads: 0, fetches: 0 }
