/** One statement of SQL with the values of its numbered parameters, for the worker and for the command. */
export interface Statement {
  readonly sql: string
  readonly values: readonly (string | number | null)[]
}
