import { beforeEach, expect, it, vi } from 'vitest'
import type { Payload } from '../../worker/features/payload/payload.ts'
import { closeOverlays, showPage } from './show-page.ts'

const payload: Extract<Payload, { kind: 'page' }> = {
  kind: 'page',
  build: 'b1',
  layout: 'basic',
  title: 'There & back',
  lang: 'en',
  head: '<meta name="description" content="there"><link rel="canonical" href="/there/">',
  structuredData: '<script type="application/ld+json">{"name":"there"}</script>',
  keepScroll: false,
  regions: {
    header: { key: 'h1', html: '<p>same</p>' },
    main: { key: 'm2', html: '<h1>There</h1>' },
    footer: { key: 'f2', html: '<p>footer there</p>' },
    aside: { key: 'a2', html: '<p>bubble there</p>' },
  },
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title>Here</title><meta name="description" content="here"><meta name="robots" content="noindex"><link rel="icon" href="/i.svg"><meta name="theme-color" content="#fff">'
  document.body.innerHTML =
    '<div data-region="header" data-key="h1"><b>here</b></div><main data-region="main" data-key="m1"></main><div data-region="footer"></div><div data-region="aside" data-key="a1"></div><script type="application/ld+json">{"name":"here"}</script><aside>chat</aside>'
})

it('replaces the regions that differ, and what the head says of the page', () => {
  const chat = document.querySelector('aside')
  const kept = document.querySelector('b')
  const parts = showPage(payload)
  expect(parts.map(part => part.dataset.region)).toEqual(['main', 'footer', 'aside'])
  expect(document.querySelector('b')).toBe(kept)
  expect(document.querySelector('main')!.innerHTML).toBe('<h1>There</h1>')
  expect(document.querySelector('aside')).toBe(chat)
  expect([...document.querySelectorAll('script')].map(data => data.textContent)).toEqual(['{"name":"there"}'])
  expect([document.title, document.documentElement.lang]).toEqual(['There & back', 'en'])
  expect([...document.head.children].map(tag => tag.outerHTML.slice(0, 24))).toEqual([
    '<meta charset="utf-8">',
    '<title>There &amp; back<',
    '<meta name="description"',
    '<link rel="canonical" hr',
    '<link rel="icon" href="/',
    '<meta name="theme-color"',
  ])
})

it('a new region does not begin with the local font of the one before, of which all styles would be calculated again', () => {
  const region = () => document.querySelector<HTMLElement>('main')!
  region().style.fontFamily = 'local'
  showPage(payload)
  expect(region().style.fontFamily).toBe('')
})

it('a region that was shown before stays the next time', () => {
  showPage(payload)
  expect(showPage(payload)).toEqual([])
})

it('closes layers of the page, but no others', () => {
  document.querySelector('main')!.innerHTML =
    '<details data-dropdown open></details><details open></details><dialog open></dialog>'
  document.querySelector('aside')!.innerHTML = '<dialog open></dialog>'
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false
  })
  closeOverlays()
  expect([...document.querySelectorAll('[open]')].map(open => open.parentElement!.localName)).toEqual([
    'main',
    'aside',
  ])
})
