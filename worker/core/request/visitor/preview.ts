import * as v from 'valibot'
import { previewSignature, regions } from '../../../../blocks/_kit/storyblok.ts'
import type { Environment } from '../../../env.ts'
import type { Keyring } from '../../../keyring.ts'
import { equalInConstantTime, toHex } from '../../base/http/signatures.ts'
import { keysOf } from '../site/query.ts'
import { linkKey, readSignedLink } from './signed-link.ts'
import { readViewAs } from './view-as.ts'

/** A request that may see drafts, because the editor or an operator signed it. */
export interface Preview {
  /** The language that the editor works in; it counts where the address has none. */
  readonly language: string | undefined
  /** Id of the release whose changes the preview includes. */
  readonly release: string | undefined
  /** The only origin that may show the answer in a frame. */
  readonly editorOrigin: string
}

/** Signatures are checked with these; without a token drafts cannot be read. */
export type PreviewKeys = Pick<
  Environment,
  | 'CONTENT_SOURCE'
  | 'STORYBLOK_PREVIEW_TOKEN'
  | 'STORYBLOK_REGION'
  | 'STORYBLOK_SPACE_ID'
  | 'EDITOR_ORIGIN'
  | 'EDITOR_SECRET'
  | 'ENVIRONMENT'
  | 'linkKeys'
>

export interface PreviewQuestion {
  /** The page's own address; its path and query are read. */
  readonly url: URL
  readonly unit: string
  /** The unit's time zone. */
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** Seconds for which a signature of the editor is valid. */
const maxAge = 3600

const signature = v.tuple([v.string(), v.pipe(v.string(), v.regex(/^\d{1,12}$/)), v.string()])

/** Whether a query has a signature of the editor or of an operator, right or wrong. */
export const isSigned = (query: string): boolean =>
  query.includes(previewSignature.prefix) || query.includes(linkKey)

type Parameters = readonly (readonly [key: string, value: string])[]

/** The editor's parameters in their order; undefined where one is repeated, because it is then unclear which one counts. */
function editorParameters(query: string): Parameters | undefined {
  const parameters = keysOf(query).filter(([key]) => key.startsWith('_storyblok'))
  const keys = new Set(parameters.map(([key]) => key))
  return keys.size === parameters.length ? parameters : undefined
}

/** The editor's token for a space and a time. */
export async function editorToken(spaceId: number, previewToken: string, timestamp: string): Promise<string> {
  const text = new TextEncoder().encode(previewSignature.textOf(spaceId, previewToken, timestamp))
  return toHex(await crypto.subtle.digest(previewSignature.hash, text))
}

/**
 * The secret of the editor's signatures. The token of the demonstration content is public: except on the developer's machine
 * the editor's secret replaces it, and without a secret no signature is valid.
 */
export const editorKeyOf = ({
  CONTENT_SOURCE,
  EDITOR_SECRET,
  ENVIRONMENT,
  STORYBLOK_PREVIEW_TOKEN,
}: PreviewKeys): string | undefined =>
  CONTENT_SOURCE === 'embedded' && ENVIRONMENT !== 'local' ? EDITOR_SECRET : STORYBLOK_PREVIEW_TOKEN

/** Whether the editor of this space signed the parameters within the last hour: its three keys, once each, in its order. */
async function isSignedByEditor(parameters: Parameters, keys: PreviewKeys, now: number): Promise<boolean> {
  const previewToken = editorKeyOf(keys)
  const { STORYBLOK_SPACE_ID: spaceId } = keys
  if (!previewToken || !spaceId) return false
  const signed = parameters.filter(([key]) => key.startsWith(previewSignature.prefix))
  if (signed.map(([key]) => key).join() !== previewSignature.keys.join()) return false
  const values = v.safeParse(
    signature,
    signed.map(([, value]) => value),
  )
  if (!values.success) return false
  const [space, timestamp, token] = values.output
  const age = Math.floor(now / 1000) - Number(timestamp)
  if (space !== String(spaceId) || age < 0 || age > maxAge) return false
  return equalInConstantTime(token, await editorToken(spaceId, previewToken, timestamp))
}

type Shown = Pick<Preview, 'language' | 'release'>

async function byEditor(query: string, keys: PreviewKeys, now: number): Promise<Shown | undefined> {
  const parameters = editorParameters(query)
  if (!parameters || !(await isSignedByEditor(parameters, keys, now))) return undefined
  const named = new Map(parameters)
  const release = named.get('_storyblok_release') ?? ''
  return {
    language: named.get('_storyblok_lang'),
    release: /^[1-9]\d*$/.test(release) ? release : undefined,
  }
}

/** A signed link opens the draft of its path on its unit's site: a preview link, or a view-as link that shows a draft. */
async function byLink(
  question: PreviewQuestion,
  query: string,
  linkKeys: Keyring | undefined,
): Promise<Shown | undefined> {
  const { url, unit, now } = question
  const link = await readSignedLink({ purpose: 'preview', path: url.pathname, query, now, keys: linkKeys })
  const isOpen =
    link?.claims.unit === unit ||
    (query.includes(linkKey) && (await readViewAs(question, linkKeys))?.publication === 'draft')
  return isOpen ? { language: undefined, release: undefined } : undefined
}

const editorOf = ({ EDITOR_ORIGIN, CONTENT_SOURCE, STORYBLOK_REGION }: PreviewKeys, { origin }: URL) =>
  EDITOR_ORIGIN ?? (CONTENT_SOURCE === 'embedded' ? origin : new URL(regions[STORYBLOK_REGION].editor).origin)

/**
 * Whether a request may see drafts: with the editor's signature, or by a signed link to this path that has not expired. Any other request
 * gets the published version (requirement drafts/signature).
 */
export async function readPreview(
  question: PreviewQuestion,
  keys: PreviewKeys,
): Promise<Preview | undefined> {
  const { url, now } = question
  const query = url.search.slice(1)
  if (!keys.STORYBLOK_PREVIEW_TOKEN || !query) return undefined
  const shown =
    (query.includes('_storyblok') && (await byEditor(query, keys, now))) ||
    (await byLink(question, query, keys.linkKeys))
  return shown && { ...shown, editorOrigin: editorOf(keys, url) }
}
