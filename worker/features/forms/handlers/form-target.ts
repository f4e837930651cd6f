export interface TargetQuestion {
  /** As content names it: a path, or an address. */
  readonly submitUrl: string | undefined
  /** Origin of the site. */
  readonly origin: string
  /** Origins that the operator allows. */
  readonly allowed: readonly string[]
}

/**
 * Where a submission is delivered beside the configured place: undefined for none, `refused` for an address that the operator does not
 * allow, whatever content says (requirement forms/targets).
 */
export function formTarget({ submitUrl, origin, allowed }: TargetQuestion): URL | 'refused' | undefined {
  if (!submitUrl) return undefined
  const target = URL.canParse(submitUrl, origin) ? new URL(submitUrl, origin) : undefined
  if (target?.origin === origin) return undefined
  return target && allowed.includes(target.origin) ? target : 'refused'
}
