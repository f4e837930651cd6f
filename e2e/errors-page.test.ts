import { expect, it } from 'vitest'
import * as errors from '../worker/errors.ts'

const { catalogue, SiteError: _, ...makers } = errors

/** The message of each error, with its arguments as placeholders. */
function messages(): ReadonlyMap<string, string> {
  const made = Object.values(makers).map(make =>
    (make as (argument: unknown, cause?: unknown) => Error)('{…}'),
  )
  return new Map(made.map(error => [error.name, error.message]))
}

function errorsPage(): string {
  const known = messages()
  const entries = Object.entries(catalogue).map(
    ([name, { status, situation, remedy }]) =>
      `## ${name}\n\n\`${status}\` \`${known.get(name)}\`\n\n${situation}\n\n**What to do:** ${remedy}\n`,
  )
  return `# Errors\n\nWritten from \`worker/errors.ts\` by \`npm run unit -- -u\`; edit it there.\n\n${entries.join('\n')}`
}

it('every error has a maker, and docs/errors.md is the catalogue', async () => {
  expect([...messages().keys()].sort()).toEqual(Object.keys(catalogue).sort())
  await expect(errorsPage()).toMatchFileSnapshot('../docs/errors.md')
})
