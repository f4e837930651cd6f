/** The measurements of one thing. */
export interface Row {
  readonly name: string
  readonly text: string
  /** Calls of the content system. */
  readonly calls?: number
  readonly milliseconds?: number
}

/** The rows of a space of so many stories. */
export interface Measured {
  readonly count: number
  readonly rows: readonly Row[]
}

const cellOf = (row: Row | undefined): string =>
  row
    ? [
        ...(row.milliseconds === undefined ? [] : [`${row.milliseconds.toFixed(0)} ms`]),
        ...(row.calls === undefined ? [] : [`${row.calls} calls`]),
      ].join(', ') || row.text
    : ''

/** How much more the largest space takes than the smallest. */
function ratioOf(small: Row | undefined, large: Row | undefined): string {
  const [from, to] = [small?.milliseconds, large?.milliseconds]
  return from && to ? (to / from).toFixed(2) : ''
}

/** The rows of several spaces side by side, as a table of Markdown. */
export function tableOf(spaces: readonly Measured[]): string {
  const names = [...new Set(spaces.flatMap(({ rows }) => rows.map(({ name }) => name)))]
  const rowsOf = (name: string) => spaces.map(({ rows }) => rows.find(row => row.name === name))
  const lines = [
    ['', ...spaces.map(({ count }) => `${count} stories`), 'ratio of times'],
    ['---', ...spaces.map(() => '---'), '---'],
    ...names.map(name => {
      const found = rowsOf(name)
      return [name, ...found.map(cellOf), ratioOf(found[0], found.at(-1))]
    }),
  ]
  return lines.map(cells => `| ${cells.join(' | ')} |`).join('\n')
}
