import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteModules } from '../../../client/vite/site-modules.ts'
import { writeRules } from '../style-sheet.ts'
import type { renderContent as render } from './render-content.ts'

/** The files of a block that the site does not have: fields, view, words, style, native behaviour from the first paint and later, and an island. */
const newBlockFiles: Readonly<Record<string, string>> = {
  'schema.ts': `
    import { block } from '../_kit/block-schema.ts'
    import { text } from '../_kit/fields/text.ts'
    export const schema = block({ title: 'Greeting' }, { name: text({ required: true }) })`,
  'messages.ts': `
    import type { Words } from '../_kit/words.ts'
    export const messages = {
      de: { hello: 'Hallo' }, en: { hello: 'Hello' }, fr: { hello: 'Bonjour' },
      it: { hello: 'Ciao' }, es: { hello: 'Hola' }, pt: { hello: 'Olá' },
    } as const satisfies Words`,
  'props.ts': `
    import { messages } from './messages.ts'
    export const props = ({ name }, context) => ({ name, hello: context.words(messages).hello })`,
  'view.tsx': `
    import { Island } from '../_kit/blocks.tsx'
    export const View = ({ name, hello }) => (
      <div className="greeting" data-enhance="greeting">
        {hello}, {name}
        <Island name="greeting" trigger="visible" props={{ name }} />
      </div>
    )`,
  'island.tsx': `export const Island = ({ name }) => <button type="button" className="greeting-wave">{name}</button>`,
  'enhance.ts': `export function enhance(element) { element.dataset.greeted = '' }`,
  'begin.ts': `export function begin() { document.documentElement.dataset.greeting = '' }`,
  'style.css': '.greeting { color: var(--c-accent) }',
  'fixtures.ts': `
    export const fixtures = [{ name: 'default', content: { component: 'greeting', _uid: 'g', name: 'Ada' } }]
    export const invalid = [{ component: 'greeting' }]`,
}

/** Copies the site's sources into a folder of their own, with one more block. */
function copySite(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'new-block-')))
  for (const folder of ['blocks', 'client', 'worker'])
    cpSync(folder, join(root, folder), { recursive: true, filter: path => !/\.test\.tsx?$/.test(path) })
  cpSync('tsconfig.json', join(root, 'tsconfig.json'))
  cpSync('package.json', join(root, 'package.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'blocks/greeting'))
  for (const [name, text] of Object.entries(newBlockFiles))
    writeFileSync(join(root, 'blocks/greeting', name), text)
  return root
}

const content = { component: 'greeting', _uid: 'g', name: 'Ada' }

describe('a new folder in blocks/ is all that a block needs', () => {
  let root: string
  let site: ViteDevServer
  let renderContent: typeof render

  beforeAll(async () => {
    root = copySite()
    site = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      cacheDir: join(root, '.vite'),
      appType: 'custom',
      server: { middlewareMode: true, watch: null, hmr: false, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [siteModules()],
    })
    renderContent = (await site.ssrLoadModule('/blocks/_kit/testing/render-content.ts')).renderContent
  }, 60_000)
  afterEach(() => void vi.unstubAllGlobals())
  afterAll(async () => {
    await site.close()
    rmSync(root, { recursive: true })
  })

  it.each([
    ['de', 'Hallo'],
    ['en', 'Hello'],
    ['fr', 'Bonjour'],
    ['it', 'Ciao'],
    ['es', 'Hola'],
    ['pt', 'Olá'],
  ])('it is validated and rendered, in %s with the word %s', (language, word) => {
    const { html, log } = renderContent(content, { language })
    expect(log).toEqual([])
    expect(html).toContain(
      `<div class="greeting" data-enhance="greeting">${word}, Ada<x-island name="greeting"`,
    )
    expect(html).toContain('<button type="button" class="greeting-wave">Ada</button></x-island>')
    expect(renderContent({ ...content, name: '' }, { language }).log).toMatchObject([{ event: 'block-lost' }])
  })

  it('its native behaviour starts', async () => {
    vi.stubGlobal('document', new EventTarget())
    const { enhance } = await site.ssrLoadModule('/client/enhancements/enhance.ts')
    const element = { dataset: { enhance: 'greeting' }, isConnected: true }
    await enhance(element)
    expect(element.dataset).toEqual({ enhance: 'greeting', greeted: '' })
  })

  it('what has to answer from the first paint on begins with the page', async () => {
    const documentElement = { dataset: {} }
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', {
      documentElement,
      addEventListener: () => undefined,
      querySelector: () => null,
    })
    const { beginBlocks } = await site.ssrLoadModule('/client/begin-blocks.ts')
    beginBlocks()
    expect(documentElement.dataset).toEqual({ greeting: '' })
  })

  it('its rules are in the style sheet, and those of its island wait for it', async () => {
    const { default: styles } = await site.ssrLoadModule('virtual:site/styles')
    expect(writeRules(styles.rules)).toContain('.greeting{color:var(--c-accent)}')
    expect(styles.islands.greeting).toContain('greeting-wave')
    expect(styles.enhancements.greeting).toEqual([])
  })

  it('it stands in the gallery, and editors get a form for it', async () => {
    const { gallery } = await site.ssrLoadModule('/worker/tools/gallery/feature.ts')
    const app = new Hono()
    gallery.routes(app, { servicesOf: () => ({ environment: {} }) })
    const list = await (await app.request('http://127.0.0.1/_gallery/index.json')).json()
    expect(list).toContainEqual({ block: 'greeting', fixture: 'default', hidden: false, place: 'page' })
    const { componentForms } = await site.ssrLoadModule('/worker/tools/editor/component-forms.ts')
    expect(componentForms).toContainEqual(
      expect.objectContaining({ name: 'greeting', title: 'Greeting', kind: 'block' }),
    )
  })
})
