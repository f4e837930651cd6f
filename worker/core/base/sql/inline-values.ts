import type { Statement } from './statement.ts'

function literalOf(value: string | number | null): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (value.includes('\0')) throw new Error('a value has a NUL character')
  return `'${value.replaceAll("'", "''")}'`
}

/**
 * A statement with its values inlined, for a tool that takes no parameters. Every text is a quoted literal, in which SQLite's only escape is
 * the doubled quote.
 */
export const inlineValues = ({ sql, values }: Statement): string =>
  sql.replaceAll(/\?(\d+)/g, (_, number: string) => literalOf(values[Number(number) - 1] ?? null))
