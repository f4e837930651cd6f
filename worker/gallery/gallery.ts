import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Fixture } from '../../blocks/_kit/fixture.ts'
import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import { themeNames } from '../../blocks/_kit/themes/theme.ts'
import type { Isolate } from '../isolate.ts'
import { assemblePage } from '../page/assemble.ts'
import { sendPage } from '../render/send.ts'
import { galleryFacts } from './facts.ts'

const modules = import.meta.glob<readonly Fixture[]>('../../blocks/*/fixtures.ts', { import: 'fixtures' })

const loaderOf = (block: string) => modules[`../../blocks/${block}/fixtures.ts`]
const blockNames = Object.keys(modules).map(path => path.split('/').at(-2)!)

export interface GalleryPorts {
  readonly isolateOf: (bindings: Cloudflare.Env) => Isolate
  readonly now: () => number
}

/**
 * The block gallery: `/` lists every fixture, `/{block}/{fixture}?theme=&lang=` renders one by itself with the real
 * renderer. Not for production.
 */
export function createGallery({ isolateOf, now }: GalleryPorts) {
  const gallery = new Hono<{ Bindings: Cloudflare.Env }>()

  gallery.get('/', async context => {
    const lists = await Promise.all(
      blockNames.map(async block => {
        const fixtures = await loaderOf(block)!()
        const links = fixtures.flatMap(({ name }) =>
          themeNames.map(
            theme =>
              html`<li><a href="/_gallery/${block}/${name}/?theme=${theme}">${name}, ${theme}</a></li>`,
          ),
        )
        return html`<h2>${block}</h2><ul>${links}</ul>`
      }),
    )
    return context.html(
      html`<!doctype html><html lang="en"><head><title>Block gallery</title></head><body><main><h1>Block gallery</h1>${lists}</main></body></html>`,
    )
  })

  /** What tests iterate over: `[{block, fixture, hidden}]`. */
  gallery.get('/index.json', async context => {
    const entries = blockNames.map(async block =>
      (await loaderOf(block)!()).map(({ name, hidden }) => ({
        block,
        fixture: name,
        hidden: hidden ?? false,
      })),
    )
    return context.json((await Promise.all(entries)).flat())
  })

  gallery.get('/:block/:fixture/', async context => {
    const { block, fixture } = context.req.param()
    const fixtures = await loaderOf(block)?.()
    const content = fixtures?.find(({ name }) => name === fixture)?.content
    if (!content) return context.notFound()
    const theme = themeNamed(context.req.query('theme')).name
    const page = assemblePage({
      status: 200,
      anchor: {},
      body: [content],
      header: undefined,
      footer: undefined,
    })
    const { renderer, styles, build } = isolateOf(context.env)
    const slots = renderer.slots(
      page,
      galleryFacts({ theme, language: context.req.query('lang') ?? 'de', now: now() }),
    )
    const sent = await sendPage(slots, {
      styles,
      theme,
      build,
      query: new URL(context.req.url).search.slice(1),
    })
    return new Response(sent.body, { headers: pageHeaders(sent.styleHash) })
  })

  return gallery
}

const pageHeaders = (styleHash: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'self'; style-src 'self' ${styleHash}; img-src 'self' data:`,
})
