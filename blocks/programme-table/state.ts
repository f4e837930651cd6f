/** Columns that a visitor may sort by, in their order. */
export const columnNames = ['title', 'form', 'duration', 'start', 'credits', 'price'] as const
export type ColumnName = (typeof columnNames)[number]

/** The first is the default. */
export const groupNames = ['cluster', 'degree'] as const
export type GroupName = (typeof groupNames)[number]

/** All state of the table, which is in the address (requirement tools/state-in-address). */
export interface TableState {
  /** Undefined: in the order of the editors. */
  readonly sort: ColumnName | undefined
  readonly isDescending: boolean
  readonly group: GroupName
}

/** Parses parameters; unknown values are ignored. A leading minus sorts in descending order. */
export function readState(parameters: readonly (readonly [name: string, value: string])[]): TableState {
  const given = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1] ?? ''
  const asked = given('sort')
  const sort = columnNames.find(name => name === asked.replace(/^-/, ''))
  return {
    sort,
    isDescending: sort !== undefined && asked.startsWith('-'),
    group: groupNames.find(name => name === given('group')) ?? groupNames[0],
  }
}

/** The address of a state: sorted, without defaults. */
export function addressOf(path: string, { sort, isDescending, group }: TableState): string {
  const parameters = [
    ...(group === groupNames[0] ? [] : [`group=${group}`]),
    ...(sort ? [`sort=${isDescending ? '-' : ''}${sort}`] : []),
  ]
  return parameters.length ? `${path}?${parameters.join('&')}` : path
}

/** The state after a click on the head of a column: upwards, then downwards. */
export const sortedBy = (state: TableState, column: ColumnName): TableState => ({
  ...state,
  sort: column,
  isDescending: state.sort === column && !state.isDescending,
})
