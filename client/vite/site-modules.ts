import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hashedFilesOf, writeBuildFiles } from './build-files.ts'
import { browserCodeIn, type ClassNames, classNamesFile, shortenClasses } from './class-names.ts'
import { drawFavicons } from './favicons.ts'
import { readFederalStates } from './federal-states.ts'
import { buildFonts, type FontSet } from './fonts.ts'
import { buildIcons } from './icons.ts'
import { drawSharePicture, drawSharePictures } from './share-pictures.ts'
import { createBuildId } from './sources.ts'
import { readStaticFiles, type StaticFile } from './static-files.ts'
import { buildStyles, createStyleGenerator, nameClasses, type StyleSheet } from './styles.ts'
import { writeModule } from './write-module.ts'

const names = [
  'virtual:site/styles',
  'virtual:site/icons',
  'virtual:site/build',
  'virtual:site/federal-states',
] as const

/** Modules that an edit changes; the others are read once, because each module that imports one would be evaluated anew. */
const edited: readonly (typeof names)[number][] = ['virtual:site/styles', 'virtual:site/build']

const editorEntry = {
  build: 'client/editor-app/main.tsx',
  serve: 'client/editor-app/main-in-development.ts',
} as const

interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

interface ClientFiles {
  /** The file of the entry: a script, or a sheet. */
  readonly script: string
  readonly styles: readonly string[]
}

/** The files of an entry and its styles for the browser: the sources in development, the hashed files after a build. */
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

/** The class names of the client's build; none in development. */
function readClassNames(folder: string, command: 'build' | 'serve'): ClassNames {
  const file = join(folder, classNamesFile)
  return command === 'build' && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * The modules that are made at build: the style sheet in rules, the address of the icons, the map of the federal states, and the
 * addresses of the client's files (the client is built before the worker). Emits sheet, icons and fonts with the client. `clientFolder` is
 * where the client was built, if not by the same configuration.
 */
export function siteModules({ clientFolder = '', buildId = createBuildId() } = {}): Plugin {
  let root = process.cwd()
  let client = clientFolder
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

  let generator: ReturnType<typeof createStyleGenerator> | undefined
  let styles: { readonly id: string; readonly sheet: Promise<StyleSheet> } | undefined

  async function makeStyles(): Promise<StyleSheet> {
    generator ??= createStyleGenerator()
    const options = { short: command === 'build', generator: await generator }
    return buildStyles(root, await readFonts(), options)
  }

  /** Made once for each state of the sources: the worker and the page's sheet use the same. */
  function readStyles(): Promise<StyleSheet> {
    const id = buildId.of(root)
    if (styles?.id !== id) styles = { id, sheet: makeStyles() }
    return styles.sheet
  }

  const load: Record<(typeof names)[number], () => Promise<object>> = {
    'virtual:site/styles': async () => {
      const { text: _, ...sheet } = nameClasses(await readStyles(), readClassNames(client, command))
      return sheet
    },
    'virtual:site/icons': async () => {
      const { common, further } = readIcons()
      return { common: common.href, further: further.href }
    },
    'virtual:site/federal-states': async () => readFederalStates(),
    'virtual:site/build': async () => ({
      id: buildId.of(root),
      timestamp: Date.now(),
      entry: clientFiles(client, { command, source: 'client/main.ts' }).script,
      editor: clientFiles(client, { command, source: editorEntry[command] }),
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

  /** The sheet as it is now, also for a page that was made before an edit and names the one before. */
  const wholeSheet = async (requested: string): Promise<StaticFile> => {
    const { text } = await readStyles()
    return { path: requested, type: 'text/css', source: new TextEncoder().encode(text) }
  }

  return {
    name: 'prospectus:site-modules',
    configResolved(config) {
      root = config.root
      client = clientFolder || resolve(root, config.environments.client!.build.outDir)
      command = config.command
    },
    resolveId: id => (names.some(name => name === id) ? `\0${id}` : undefined),
    async load(id) {
      const name = names.find(candidate => `\0${candidate}` === id)
      return name ? writeModule(await load[name]()) : undefined
    },
    async generateBundle(_, bundle) {
      if (this.environment?.name !== 'client') return
      const styles = await readStyles()
      const names = shortenClasses(styles.rules, browserCodeIn(Object.values(bundle)))
      const sheet = nameClasses(styles, names)
      this.emitFile({ type: 'asset', fileName: sheet.href.slice(1), source: sheet.text })
      this.emitFile({ type: 'asset', fileName: classNamesFile, source: JSON.stringify(names) })
      const files = await Promise.all([staticFiles(root), drawFavicons(), drawSharePictures(root)])
      for (const { path, source } of files.flat()) this.emitFile({ type: 'asset', fileName: path, source })
    },
    writeBundle({ dir }, bundle) {
      if (this.environment?.name !== 'client' || !dir) return
      writeBuildFiles(dir, { files: hashedFilesOf(Object.keys(bundle)), retired: {} })
    },
    configureServer(server) {
      for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, buildId.forget)
      server.middlewares.use(async (request, response, next) => {
        const requested = request.url?.slice(1) ?? ''
        const isRequested = ({ path }: StaticFile) => path === requested
        const file =
          (/^assets\/site-\w+\.css$/.test(requested) ? await wholeSheet(requested) : undefined) ??
          (await staticFiles(root)).find(isRequested) ??
          (requested.startsWith('favicons/') ? (await drawFavicons()).find(isRequested) : undefined) ??
          (await drawSharePicture(root, requested))
        if (!file) return next()
        response.setHeader('content-type', file.type)
        response.setHeader('cache-control', 'no-cache')
        response.end(file.source)
      })
    },
    hotUpdate({ modules, file }) {
      if (this.environment.name !== 'prospectus' || !buildId.isMadeOf(relative(root, file))) return modules
      const virtual = edited.flatMap(name => this.environment.moduleGraph.getModuleById(`\0${name}`) ?? [])
      return [...modules, ...virtual]
    },
  }
}
