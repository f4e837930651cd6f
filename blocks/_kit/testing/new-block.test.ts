import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteModules } from '../../../client/vite/site-modules.ts'
import { newBlockFiles } from './new-block-files.ts'
import type { renderContent as render } from './render-content.ts'

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
    expect(styles.text).toContain('.greeting{color:var(--c-accent)}')
    expect(styles.islands.greeting).toContain('greeting-wave')
    expect(styles.enhancements.greeting).toEqual([])
  })

  it('it stands in the gallery, and editors get a form for it', async () => {
    const { createGallery } = await site.ssrLoadModule('/worker/tools/gallery/feature.ts')
    const list = await (await createGallery({}).request('/_gallery/index.json')).json()
    expect(list).toContainEqual({ block: 'greeting', fixture: 'default', hidden: false, place: 'page' })
    const { componentForms } = await site.ssrLoadModule('/worker/tools/editor/component-forms.ts')
    expect(componentForms).toContainEqual(
      expect.objectContaining({ name: 'greeting', title: 'Greeting', kind: 'block' }),
    )
  })
})
