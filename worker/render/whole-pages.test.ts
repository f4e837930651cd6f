import { describe, expect, it } from 'vitest'
import type { PublishedContent } from '../content/load-page.ts'
import type { SentPage } from './send.ts'
import { createWholePages } from './whole-pages.ts'

const contentOf = () => ({ publication: 'published' }) as PublishedContent

const page = (parts: Partial<SentPage> = {}): SentPage => ({
  body: new Uint8Array([60]),
  styleHash: 'sha256-x',
  ready: 3,
  total: 3,
  until: 1000,
  ...parts,
})

const question = { query: '', now: 0 }

describe('whole pages', () => {
  it('are given again for the same content, until they no longer hold', () => {
    const pages = createWholePages()
    const [content, sent] = [contentOf(), page()]
    pages.set('home', content, sent)
    expect(pages.get('home', content, { ...question, now: 999 })).toBe(sent)
    expect(pages.get('home', content, { ...question, query: 'a=b' })).toBe(sent)
    expect(pages.get('other', content, question)).toBeUndefined()
    expect(pages.get('home', content, { ...question, now: 1000 })).toBeUndefined()
    expect(pages.get('home', content, question)).toBeUndefined()
  })

  it('are not given for another version of the content', () => {
    const pages = createWholePages()
    pages.set('home', contentOf(), page())
    expect(pages.get('home', contentOf(), question)).toBeUndefined()
  })

  it('with the query in them are given without one only', () => {
    const pages = createWholePages()
    const content = contentOf()
    const sent = page({ query: '' })
    pages.set('home', content, sent)
    expect(pages.get('home', content, { ...question, query: 'a=b' })).toBeUndefined()
    expect(pages.get('home', content, question)).toBe(sent)
    pages.set('asked', content, page({ query: 'a=b' }))
    expect(pages.get('asked', content, { ...question, query: 'a=b' })).toBeUndefined()
  })

  it('are not kept when they hold for one request', () => {
    const pages = createWholePages()
    const content = contentOf()
    pages.set('home', content, page({ until: 0 }))
    expect(pages.get('home', content, question)).toBeUndefined()
  })

  it('are 64: the one that nobody asked for goes first', () => {
    const pages = createWholePages()
    const content = contentOf()
    for (let index = 0; index < 64; index++) pages.set(`page-${index}`, content, page())
    expect(pages.get('page-0', content, question)).toBeDefined()
    pages.set('one more', content, page())
    expect(pages.get('page-0', content, question)).toBeDefined()
    expect(pages.get('page-1', content, question)).toBeUndefined()
    expect(pages.get('one more', content, question)).toBeDefined()
  })
})
