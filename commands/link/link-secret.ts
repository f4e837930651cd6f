import { isLoopback } from '../../worker/core/request/site/local-host.ts'
import { localVariables } from '../local/local-variables.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Whether a site runs on this machine, with the variables of `.dev.vars`. */
const isLocal = (origin: string): boolean => isLoopback(new URL(origin).hostname)

/**
 * The secret of the site at an origin: from the environment, else from `.dev.vars` for the local site. Throws if there is none, because the
 * site accepts no link that another secret signed.
 */
export function linkSecret(
  origin: string,
  environment: Variables = process.env,
  local: Variables = localVariables(),
): string {
  const secret = environment.LINK_SECRET || (isLocal(origin) && local.LINK_SECRET)
  if (secret) return secret
  throw new Error(
    isLocal(origin)
      ? 'LINK_SECRET is neither in the environment nor in .dev.vars: for the local site put a line LINK_SECRET=some-long-text there, and start it again'
      : `LINK_SECRET is not in the environment: ${origin} takes a link only that its own secret signed, not that of .dev.vars`,
  )
}
