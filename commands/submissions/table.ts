import { oneLine } from '../../blocks/_kit/one-line.ts'

/** Maximum characters of a cell; a longer one, such as a consent's wording, shifts the rest of its own line only. */
const WIDEST = 48

/** Lines of columns under their titles; a value that is missing is empty. No value breaks a line or commands the terminal. */
export function table(
  columns: readonly string[],
  rows: readonly (readonly (string | number | null | undefined)[])[],
): readonly string[] {
  const cells = [columns, ...rows].map(row => row.map(cell => oneLine(String(cell ?? ''))))
  const widths = columns.map((_, index) =>
    Math.max(...cells.map(row => row[index]?.length ?? 0).filter(length => length <= WIDEST)),
  )
  return cells.map(row =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

/** A text of several lines, without control characters that a terminal would obey. */
export const paragraphs = (text: string): string => text.replaceAll(/[^\P{Cc}\n]+/gu, ' ')

/** A time as `2026-11-23 09:00` in UTC. */
export const timeOf = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')
