import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployedFolder } from '../client/vite/build-deployed.ts'
import { globalSpace, mainSpace } from '../kv-seed/space.ts'
import { type SpaceEntry, spaceEntries } from '../worker/tools/content-api/space.ts'
import { benchFolder } from './build.ts'
import { type WorkerConfig, workerdConfig } from './capnp.ts'
import { frozenPath, withFrozenPage } from './frozen-page.ts'
import {
  advertised,
  enquiry,
  fortyVisitors,
  frozen,
  mixed,
  oneVisitor,
  redirected,
  revisited,
  unknownPaths,
} from './requests.ts'
import { variantNames } from './row-names.ts'
import { siteWorker } from './site-worker.ts'

/** One way to answer for the home page, for another page, or for one kind of address that is not a page. */
export interface Variant {
  readonly name: string
  readonly worker: () => WorkerConfig
  readonly requests: readonly Buffer[]
  /** The path of its page; default: the home page. */
  readonly path?: string
  /** Each request has to be measured as the first of its kind: they are not all sent before. */
  readonly isNew?: boolean
  /** Status of every answer; default 200. */
  readonly status?: number
  /** How many blocks come from the cache, if the answer's header says so. */
  readonly ready?: 'all' | 'none' | undefined
}

export const entryFolder = (name: string) => join(benchFolder, name)
export const helper = (name: string, bindings: readonly string[] = []): WorkerConfig => ({
  name,
  folder: entryFolder(name),
  compatibilityDate: '2026-10-20',
  bindings,
})

export const warm: Variant = {
  name: 'prospectus warm',
  worker: () => siteWorker(deployedFolder),
  requests: oneVisitor,
  ready: 'all',
}

export const cold: Variant = {
  name: 'prospectus cold',
  worker: () => siteWorker(entryFolder('cold')),
  requests: oneVisitor,
  ready: 'none',
}

const finishedBytes = [
  '(name = "PAGE", data = embed "page.br")',
  '(name = "HEADERS", json = embed "headers.json")',
]
const finishedPage = '(name = "PAGE", data = embed "page.html")'
const frozenPage = '(name = "PAGE", data = embed "frozen.html")'

const deployed = () => siteWorker(deployedFolder)

/** Parts of the site's answers that requests repeat. */
export interface Answered {
  /** Entity tag of the home page. */
  readonly etag: string
  /** The value of the consent in the contact form. */
  readonly consent: string
}

type VariantName = (typeof variantNames)[number]

const variantsByName = ({
  etag,
  consent,
}: Answered): Readonly<Record<VariantName, Omit<Variant, 'name'>>> => ({
  constant: { worker: () => helper('constant', [finishedPage]), requests: oneVisitor },
  'constant, in the site': {
    worker: () => siteWorker(entryFolder('constant-in-site'), [finishedPage]),
    requests: oneVisitor,
  },
  finished: { worker: () => helper('finished', finishedBytes), requests: oneVisitor },
  'constant, heavy page': {
    worker: () => helper('constant', [frozenPage]),
    requests: frozen,
    path: frozenPath,
  },
  'prospectus warm, heavy page': { ...warm, requests: frozen, path: frozenPath },
  'prospectus warm': warm,
  'prospectus warm, 40 combinations': { ...warm, requests: fortyVisitors },
  '30 kinds of visitors x 20 pages': { worker: deployed, requests: mixed(30, 20) },
  '200 kinds of visitors x 20 pages': { worker: deployed, requests: mixed(200, 20) },
  'prospectus warm, advertised': { ...warm, requests: advertised, isNew: true },
  'not modified': { worker: deployed, requests: revisited(etag), status: 304 },
  'prospectus cold': cold,
  react: {
    worker: () => siteWorker(entryFolder('react'), ['(name = "STYLES", text = embed "page.css")']),
    requests: oneVisitor,
  },
  redirect: { worker: deployed, requests: redirected, status: 301 },
  enquiry: { worker: () => siteWorker(entryFolder('stored')), requests: enquiry(consent) },
  'unknown paths': {
    // Any binding under its name replaces the database.
    worker: () => siteWorker(entryFolder('indexed'), ['(name = "INDEX", text = "index")']),
    requests: unknownPaths,
    isNew: true,
    status: 404,
  },
})

/** In the order of the table. */
export function variantsFor(answered: Answered): readonly Variant[] {
  const variants = variantsByName(answered)
  return variantNames.map(name => ({ ...variants[name], name }))
}

/** Writes content where configurations embed it. */
export const writeEntries = (file: string, entries: readonly SpaceEntry[]): void =>
  writeFileSync(join(benchFolder, file), JSON.stringify(entries))

/** Writes the default files that the configurations embed beside the page itself. */
export const writeContent = (): void =>
  writeEntries('entries.json', [withFrozenPage(mainSpace()), globalSpace()].flatMap(spaceEntries))

/** A variant's name as files carry it. */
export const fileNameOf = ({ name }: Pick<Variant, 'name'>): string => name.replace(/\W+/g, '-')

/** The configuration file of a variant, on content that was written before. */
export function writeConfig(variant: Pick<Variant, 'name' | 'worker'>, content = 'entries.json'): string {
  const workers = [
    variant.worker(),
    helper('kv', [`(name = "ENTRIES", json = embed "${content}")`]),
    helper('assets'),
  ]
  const file = join(benchFolder, `${fileNameOf(variant)}.capnp`)
  writeFileSync(file, workerdConfig(workers, benchFolder))
  return file
}
