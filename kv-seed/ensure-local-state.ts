import { existsSync } from 'node:fs'

/** Throws where there is no local state: wrangler would make an empty one, of which a command could only say what it lacks. */
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
