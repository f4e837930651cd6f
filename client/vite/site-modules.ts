import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hashedFilesOf, writeBuildFiles } from './build-files.ts'
import { drawFavicons } from './favicons.ts'
import { readFederalStates } from './federal-states.ts'
import { buildFonts, type FontSet } from './fonts.ts'
import { buildIcons } from './icons.ts'
import { drawSharePicture, drawSharePictures } from './share-pictures.ts'
import { contentHash, readSources } from './sources.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { buildStyles } from './styles.ts'

const names = [
  'virtual:site/styles',
  'virtual:site/icons',
  'virtual:site/build',
  'virtual:site/federal-states',
] as const
const inputs = ['blocks/**/*.{ts,tsx,css}', 'worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface ClientFiles {
  /** The entry's own file: a script, or a sheet. */
  readonly script: string
  readonly styles: readonly string[]
}

/** Where the browser gets an entry and its styles: the sources in development, the hashed files after a build. */
function clientFiles(
  folder: string,
  { command, source }: { command: 'build' | 'serve'; source: string },
): ClientFiles {
  const manifest = join(folder, '.vite/manifest.json')
  if (command === 'serve' || !existsSync(manifest)) return { script: `/${source}`, styles: [] }
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ManifestChunk>
  const chunk = chunks[source]
  return {
    script: `/${chunk?.file ?? source}`,
    styles: (chunk?.css ?? []).map(file => `/${file}`),
  }
}

/**
 * The modules that are made at build: the style sheet in rules, the address of the icons, the map of the federal states, and the
 * addresses of the client's files (the client is built before the worker). Emits sheet, icons and fonts with the client.
 */
export function siteModules(): Plugin {
  let root = process.cwd()
  let client = ''
  let command: 'build' | 'serve' = 'serve'
  let icons: ReturnType<typeof buildIcons> | undefined
  const readIcons = () => {
    icons ??= buildIcons()
    return icons
  }
  let fonts: Promise<FontSet> | undefined
  const readFonts = () => {
    fonts ??= buildFonts()
    return fonts
  }

  const readStyles = async () => buildStyles(root, await readFonts(), { short: command === 'build' })

  const load: Record<(typeof names)[number], () => Promise<unknown>> = {
    'virtual:site/styles': () => readStyles(),
    'virtual:site/icons': async () => {
      const { common, further } = readIcons()
      return { common: common.href, further: further.href }
    },
    'virtual:site/federal-states': async () => readFederalStates(),
    'virtual:site/build': async () => ({
      id: contentHash(...readSources(root, inputs).map(source => source.text)),
      timestamp: Date.now(),
      entry: clientFiles(client, { command, source: 'client/main.ts' }).script,
      editor: clientFiles(client, { command, source: 'client/editor-app/main.tsx' }),
      assistant: clientFiles(client, { command, source: 'client/services/frame/assistant-frame.ts' }).script,
      inspector: clientFiles(client, { command, source: 'client/inspector/inspector.css' }).script,
      fonts: Object.fromEntries(Object.entries(await readFonts()).map(([name, file]) => [name, file.href])),
    }),
  }

  const iconFiles = (): StaticFile[] =>
    Object.values(readIcons()).map(({ href, source }) => ({
      path: href.slice(1),
      type: 'image/svg+xml',
      source,
    }))

  const staticFiles = async (from: string): Promise<StaticFile[]> => [
    ...readStaticFiles(from),
    ...iconFiles(),
    ...Object.values(await readFonts()).map(({ href, source }) => ({
      path: href.slice(1),
      type: 'font/woff2',
      source,
    })),
  ]

  const wholeSheet = async (): Promise<StaticFile> => {
    const { href, text } = await readStyles()
    return { path: href.slice(1), type: 'text/css', source: new TextEncoder().encode(text) }
  }

  return {
    name: 'prospectus:site-modules',
    configResolved(config) {
      root = config.root
      client = resolve(root, config.environments.client!.build.outDir)
      command = config.command
    },
    resolveId: id => (names.some(name => name === id) ? `\0${id}` : undefined),
    async load(id) {
      const name = names.find(candidate => `\0${candidate}` === id)
      return name ? `export default ${JSON.stringify(await load[name]())}` : undefined
    },
    async generateBundle() {
      if (this.environment?.name !== 'client') return
      const sheet = await readStyles()
      this.emitFile({ type: 'asset', fileName: sheet.href.slice(1), source: sheet.text })
      const files = await Promise.all([staticFiles(root), drawFavicons(), drawSharePictures(root)])
      for (const { path, source } of files.flat()) this.emitFile({ type: 'asset', fileName: path, source })
    },
    writeBundle({ dir }, bundle) {
      if (this.environment?.name !== 'client' || !dir) return
      writeBuildFiles(dir, { files: hashedFilesOf(Object.keys(bundle)), retired: {} })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const asked = request.url?.slice(1) ?? ''
        const isAsked = ({ path }: StaticFile) => path === asked
        const file =
          (asked.startsWith('assets/site-') ? [await wholeSheet()].find(isAsked) : undefined) ??
          (await staticFiles(root)).find(isAsked) ??
          (asked.startsWith('favicons/') ? (await drawFavicons()).find(isAsked) : undefined) ??
          (await drawSharePicture(root, asked))
        if (!file) return next()
        response.setHeader('content-type', file.type)
        response.end(file.source)
      })
    },
    hotUpdate({ modules, file }) {
      if (this.environment.name === 'client' || !/\.(tsx?|css)$/.test(file)) return modules
      const virtual = names.flatMap(name => this.environment.moduleGraph.getModuleById(`\0${name}`) ?? [])
      return [...modules, ...virtual]
    },
  }
}
