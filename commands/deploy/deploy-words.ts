import { parseArgs } from 'node:util'

/** The options of a deployment; all but `gradually` are passed to wrangler. */
const options = {
  gradually: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  strict: { type: 'boolean' },
  'keep-vars': { type: 'boolean' },
  message: { type: 'string' },
  tag: { type: 'string' },
  outdir: { type: 'string' },
  'secrets-file': { type: 'string' },
} as const

/** The wrangler command that deploys, or with `--gradually` uploads a version without visitors. Throws for an unknown option. */
export function deployWords(args: readonly string[]): readonly string[] {
  const { values } = parseArgs({ args: [...args], options })
  const { gradually, ...others } = values
  const words = Object.entries(others).map(([name, value]) =>
    value === true ? `--${name}` : `--${name}=${value}`,
  )
  return [...(gradually ? ['versions', 'upload'] : ['deploy']), ...words]
}

export const deployUsage = `npm run deploy -- ${Object.entries(options)
  .map(([name, { type }]) => `[--${name}${type === 'string' ? ' TEXT' : ''}]`)
  .join(' ')}`
