import * as v from 'valibot'
import { requestedOf } from '../../../blocks/_kit/consent/version.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import type { Expiry } from '../../core/base/sql/expiry.ts'
import type { Statement } from '../../core/base/sql/statements.ts'
import { readRows, runStatements } from '../../core/base/sql/statements.ts'
import { loadDefaults } from '../../core/page/data/load-defaults.ts'
import { renderConsentDialog } from '../../core/page/render/requested-parts.tsx'
import { languageOf } from '../../core/request/site/page-path.ts'
import type { ConsentReceipt } from './consent-decision.ts'

/** The consent settings of the request's unit in a language; undefined where it has none. Rejects when they cannot be read. */
export async function readConsentSettings(request: RequestContext, language: string) {
  const { stories } = request.openContent(request)
  const { defaults } = await loadDefaults({ stories }, { language, site: request.site, isErrorPage: false })
  return defaults.features.consent
}

/**
 * The texts that visitors of a page at a path read before they decide; undefined where the unit has no consent question. Rejects when
 * they cannot be read.
 */
export async function consentTexts(path: string, request: RequestContext): Promise<ConsentTexts | undefined> {
  const { site } = request
  const language = languageOf(path, site)
  const consent = await readConsentSettings(request, language)
  if (!consent) return undefined
  const { version, settings } = consent
  const html = renderConsentDialog(settings, language, site, undefined)?.html ?? ''
  return { version, language, asked: requestedOf(settings), html }
}

/** The texts of a version as they are shown. */
export interface ConsentTexts {
  readonly version: string
  readonly language: string
  /** Services with their purposes and recipients, one text each. */
  readonly asked: readonly string[]
  readonly html: string
}

interface StoredReceipt {
  readonly receipt: ConsentReceipt
  readonly unit: string
  readonly language: string
  /** Undefined where the version that was seen is not the newest one: its texts were stored when it was. */
  readonly texts: ConsentTexts | undefined
}

const receiptStatement = ({ receipt, unit, language }: StoredReceipt): Statement => ({
  sql: 'INSERT INTO consent_receipts (id, at, version, unit, language, granted) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
  values: [receipt.id, receipt.time, receipt.version, unit, language, JSON.stringify(receipt.granted)],
})

const textsStatement = (
  { version, language, asked, html }: ConsentTexts,
  unit: string,
  at: number,
): Statement => ({
  sql: 'INSERT OR IGNORE INTO consent_texts (version, language, unit, asked, html, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)',
  values: [version, language, unit, JSON.stringify(asked), html, at],
})

/**
 * Stores that a visitor decided: id, time, version and granted services, and nothing about the visitor; and the texts of the version,
 * once for each language. One transaction. Rejects when the database does not answer.
 */
export async function storeReceipt(database: D1Database, stored: StoredReceipt): Promise<void> {
  const { receipt, unit, texts } = stored
  await runStatements(database, [
    receiptStatement(stored),
    ...(texts ? [textsStatement(texts, unit, receipt.time)] : []),
  ])
}

const requestedRows = v.array(v.object({ asked: v.pipe(v.string(), v.parseJson(), v.array(v.string())) }))

/** The services in a version of the question; undefined for a version without a decision. */
export async function readRequested(
  database: D1Database,
  version: string,
): Promise<readonly string[] | undefined> {
  const sql = 'SELECT asked FROM consent_texts WHERE version = ?1 LIMIT 1'
  const [row] = v.parse(requestedRows, await readRows(database, { sql, values: [version] }))
  return row?.asked
}

const YEAR = 365 * 86_400_000

/** A receipt proves a decision that is valid for six months; claims about it become time-barred three years later. */
export const oldReceipts: Expiry = { table: 'consent_receipts', column: 'at', life: 4 * YEAR }
