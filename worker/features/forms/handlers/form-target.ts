export interface TargetQuestion {
  /** The target in content: a path, or an address. */
  readonly submitUrl: string | undefined
  /** Origin of the site. */
  readonly origin: string
  /** Origins that the operator allows. */
  readonly allowed: readonly string[]
}

/**
 * The target to which a submission is delivered beside the configured one: undefined for none, `refused` for an address that the
 * operator does not allow, whatever content contains (requirement forms/targets).
 */
export function formTarget({ submitUrl, origin, allowed }: TargetQuestion): URL | 'refused' | undefined {
  if (!submitUrl) return undefined
  const target = URL.canParse(submitUrl, origin) ? new URL(submitUrl, origin) : undefined
  if (target?.origin === origin) return undefined
  return target && allowed.includes(target.origin) ? target : 'refused'
}
