import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

const standardFile = '.dev.vars'

/** The variables of local development in `.dev.vars`. */
export const localVariables = (file = standardFile): Readonly<Record<string, string>> =>
  // It parses only texts.
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}

/**
 * The `LINK_SECRET` of local development. The first start writes a random one into `.dev.vars`: without it there are no links of operators, and everybody
 * sees the control of an experiment.
 */
export function ensureLinkSecret(file = standardFile): string {
  const known = localVariables(file).LINK_SECRET
  if (known) return known
  const secret = randomBytes(24).toString('base64url')
  const isWhole = !existsSync(file) || /(?:^|\n)$/.test(readFileSync(file, 'utf8'))
  appendFileSync(file, `${isWhole ? '' : '\n'}LINK_SECRET=${secret}\n`, { mode: 0o600 })
  return secret
}
