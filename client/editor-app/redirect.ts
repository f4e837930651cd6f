/** An entry of the table of redirects as it is stored, which names it. */
export interface StoredRedirect {
  readonly name: string
  readonly value: string
}

/** `fault`: it is left out. `doubt`: it may be intended. `note`: it is right. */
export interface RedirectNote {
  readonly kind: 'fault' | 'doubt' | 'note'
  readonly text: string
}

export interface Redirect {
  readonly before: StoredRedirect
  readonly from: string
  readonly to: string
  /** This and the following fields are missing if the entry cannot be read. */
  readonly status?: number
  readonly forwardParameters?: boolean
  readonly unit?: string
  readonly notes: readonly RedirectNote[]
}

export interface RedirectList {
  readonly redirects: readonly Redirect[]
  readonly units: readonly string[]
}

/** One redirect that is added (no `before`), changed, or removed (no `after`). */
export interface RedirectChange {
  readonly before?: StoredRedirect
  readonly after?: {
    readonly from: string
    readonly path: string
    readonly status: number
    readonly forwardParameters: boolean
    readonly unit?: string
  }
  /** Also stores a questionable redirect. */
  readonly isConfirmed?: boolean
}

/** A redirect was not stored; `mayConfirm`: the editor may want it all the same. */
export class RedirectRefused extends Error {
  readonly mayConfirm: boolean
  constructor(reason: string, mayConfirm: boolean) {
    super(reason)
    this.mayConfirm = mayConfirm
  }
}
