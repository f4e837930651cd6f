import type { TestSiteOptions } from './test-site.ts'

/** A request that gets one kind of answer. */
export interface AnswerRow {
  readonly path: string
  readonly status: number
  readonly method?: string
  readonly site?: TestSiteOptions
  readonly corp?: string
  readonly policy?: RegExp
}

/** A request in which a stranger may put personal data. */
export interface Position {
  readonly path: string
  readonly init?: RequestInit
  readonly site?: TestSiteOptions
}

/** A request that gets every secret that a client may send. */
export interface SecretRow {
  readonly path: string
  readonly status?: number
  readonly method?: string
  readonly body?: string
  readonly signed?: boolean
  readonly site?: TestSiteOptions
}

/** The requests of a tool, for the tests of all answers: `testing/rows.ts` in its folder, which goes with the tool. */
interface ToolRows {
  readonly answers?: readonly AnswerRow[]
  /** Addresses below the tool's own that are not there. */
  readonly missing?: readonly string[]
  /** Where it stands, without the slash at the end; not in production. */
  readonly mount?: string
  /** Addresses that only the person who runs the site on their own machine may request. */
  readonly ownMachine?: readonly string[]
  readonly positions?: Readonly<Record<string, (typed: string) => Position>>
  /** `secret` stands in what they send. */
  readonly secrets?: (secret: string) => Readonly<Record<string, SecretRow>>
}

export const toolRows = Object.values(
  import.meta.glob<ToolRows>('../../tools/*/testing/rows.ts', { eager: true }),
)
