import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { deployedClientFolder, deployedFolder } from '../../client/vite/build-deployed.ts'
import { isFullSize } from '../full-size.ts'
import { readBundle, sourcesOf, startScripts } from './read-bundle.ts'
import { type DeployedSite, origin, serveDeployed } from './serve-deployed.ts'

/** Sources of gallery, editor and developer page, and of the demonstration content. */
const isTool = (source: string) =>
  /^(?:worker\/tools\/(?:(?:editor|gallery)\/|own-machine\.ts)|worker\/local\.ts|blocks\/[^/]+\/fixtures\b|kv-seed\/|commands\/)/.test(
    source,
  )

/** Texts that only they contain. */
const toolTexts = ['/_gallery/index.json', '/developer/']

/** The largest worker, compressed, that the platform accepts from a free account. */
const maxBytes = 3 * 1024 * 1024

test('the worker that is deployed contains neither gallery, editor nor developer page', () => {
  const { code, sources } = readBundle(deployedFolder)
  const compressed = gzipSync(code).length
  console.log(
    `${Math.round(code.length / 1024)} KB of script, ${Math.round(compressed / 1024)} KB compressed`,
  )
  expect(sources).toContain('worker/index.ts')
  expect(sources.filter(isTool)).toEqual([])
  expect(toolTexts.filter(text => code.includes(text))).toEqual([])
  expect(compressed).toBeLessThan(maxBytes)
})

test('no build has variables of this machine', () => {
  expect(globSync('dist/**/.dev.vars*', { cwd: join(deployedFolder, '../..') })).toEqual([])
})

/** Code that most requests do not need: the first request that needs it loads it. */
const lateSources = [
  'worker/tools/content-api/app.ts',
  'worker/tools/content-api/answer-stories.ts',
  'worker/features/inspector/open-inspector.ts',
  'worker/features/inspector/open-inspector.ts',
]

test('the worker that is deployed starts without the embedded delivery API and the inspector', () => {
  const early = [...startScripts(deployedFolder)].flatMap(script => sourcesOf(deployedFolder, script))
  expect(early).toContain('worker/index.ts')
  expect(readBundle(deployedFolder).sources).toEqual(expect.arrayContaining(lateSources))
  expect(early.filter(source => lateSources.includes(source))).toEqual([])
})

test('its scripts are small, and say where their maps are', () => {
  const { code } = readBundle(deployedFolder)
  expect(code.match(/\n\s*\n/g)).toBeNull()
  // Stacks in logs name functions as the sources do.
  expect(code).toContain('function createServices(')
  for (const script of startScripts(deployedFolder))
    expect(readFileSync(join(deployedFolder, script), 'utf8')).toMatch(
      /\/\/# sourceMappingURL=.+\.js\.map\s*$/,
    )
})

const scripts = (folder: string) => readdirSync(`${folder}/assets`).filter(name => name.endsWith('.js'))
const isEditors = (name: string) => name.startsWith('editor-')

test('the files that are deployed contain no editor, those of the development server do', () => {
  expect(scripts(deployedClientFolder).some(name => name.startsWith('main-'))).toBe(true)
  expect(readdirSync(`${deployedClientFolder}/assets`).filter(isEditors)).toEqual([])
  expect(scripts('dist/client').filter(isEditors).length).toBe(1)
})

test('the worker of the development server contains them', () => {
  const { code, sources } = readBundle('dist/prospectus')
  const expected = ['worker/local.ts', 'worker/tools/gallery/feature.ts', 'worker/tools/editor/feature.ts']
  expect(sources.filter(isTool)).toEqual(expect.arrayContaining(expected))
  expect(sources.filter(isTool).some(source => source.startsWith('blocks/'))).toBe(true)
  expect(toolTexts.filter(text => code.includes(text))).toEqual(toolTexts)
})

test.describe('the site that is deployed', () => {
  let site: DeployedSite
  test.beforeAll(async () => {
    site = await serveDeployed()
  })
  test.afterAll(() => site.stop())

  const statusOf = async (path: string) => (await site.request(path)).status

  // Every eighth page; all of them in `npm run test:full`.
  test('answers the pages of its sitemap, and every file that they name', async () => {
    const sitemap = await (await site.request('/sitemap.xml')).text()
    const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!))
    expect(pages.length).toBeGreaterThan(40)
    expect(pages.filter(page => page.origin !== origin)).toEqual([])
    const problems: string[] = []
    const files = new Set<string>()
    for (const { pathname } of pages.filter((_, index) => isFullSize || index % 8 === 0)) {
      const answer = await site.request(pathname)
      if (answer.status !== 200) problems.push(`${pathname}: ${answer.status}`)
      for (const [, file] of (await answer.text()).matchAll(/"(\/(?:assets|favicons)\/[^"?]+)/g))
        files.add(file!)
    }
    expect(files.size).toBeGreaterThan(3)
    for (const file of files) {
      const status = await statusOf(file)
      if (status !== 200) problems.push(`${file}: ${status}`)
    }
    expect(problems).toEqual([])
  })

  test('makes pictures as AVIF', async () => {
    const answer = await site.request(
      '/media/q_auto:eco,c_fill,w_160,ar_1:1,f_avif/pictures/default/campus-dusk.jpg',
    )
    expect(answer.headers.get('content-type')).toBe('image/avif')
  })

  for (const path of ['/_gallery/', '/_gallery/index.json', '/_editor/', '/developer/'])
    test(`has no ${path}`, async () => {
      expect(await statusOf(path)).toBe(404)
    })

  test('links to no editor where it says why a page looks as it does', async () => {
    const html = await (await site.request('/bachelor/?testing=on')).text()
    expect(html).toContain('data-inspected')
    expect(html).not.toContain('/_editor/')
  })

  test('renders no preview that nobody signed', async () => {
    const answer = await site.request('/api/preview/render?path=/', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(403)
  })

  test('runs its schedule, which fills the index', async () => {
    expect(await site.countRedirects()).toBe(0)
    await site.runSchedule()
    expect(await site.countRedirects()).toBeGreaterThan(0)
  })

  test('is well, and tells no details', async () => {
    const answer = await site.request('/api/health')
    expect(await answer.json()).toEqual({ status: 'ok', build: expect.any(String) })
  })
})
