import type { ConsentReceipt } from '../visitor/consent-decision.ts'

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

/**
 * Stores that a visitor decided: id, time, version and granted services, and nothing about the visitor; and the texts of the version,
 * once for each language. One transaction. Rejects when the database does not answer.
 */
export async function storeReceipt(
  database: D1Database,
  { receipt, unit, language, texts }: StoredReceipt,
): Promise<void> {
  const { id, time, version, granted } = receipt
  const statements = [
    database
      .prepare(
        'INSERT INTO consent_receipts (id, at, version, unit, language, granted) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(id, time, version, unit, language, JSON.stringify(granted)),
  ]
  if (texts)
    statements.push(
      database
        .prepare(
          'INSERT OR IGNORE INTO consent_texts (version, language, unit, asked, html, at) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .bind(texts.version, texts.language, unit, JSON.stringify(texts.asked), texts.html, time),
    )
  await database.batch(statements)
}

/** What visitors were asked for in a version; undefined for a version without a decision. */
export async function askedIn(database: D1Database, version: string): Promise<readonly string[] | undefined> {
  const row = await database
    .prepare('SELECT asked FROM consent_texts WHERE version = ? LIMIT 1')
    .bind(version)
    .first<{ asked: string }>()
  // Written by `storeReceipt`.
  return row ? (JSON.parse(row.asked) as string[]) : undefined
}

const YEAR = 365 * 86_400_000

/** A receipt proves a decision that holds for six months; claims about it are barred after three more years. */
export const receiptLife = 4 * YEAR

/** Deletes receipts that are older than their life, at most 500 a run. */
export async function deleteOldReceipts(database: D1Database, now: number): Promise<void> {
  await database
    .prepare(
      'DELETE FROM consent_receipts WHERE id IN (SELECT id FROM consent_receipts WHERE at < ? ORDER BY at LIMIT 500)',
    )
    .bind(now - receiptLife)
    .run()
}
