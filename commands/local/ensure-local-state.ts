import { existsSync } from 'node:fs'

/** Throws where no local site has been started. Wrangler would create an empty state there, and the command would find no content in it. */
export function ensureLocalState({
  remote,
  state,
}: {
  readonly remote: boolean
  readonly state: string
}): void {
  if (!remote && !existsSync(state))
    throw new Error(`there is no local site in ${state}: run \`npm start\` first`)
}
