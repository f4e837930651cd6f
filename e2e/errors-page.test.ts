import { expect, it } from 'vitest'
import { readSources } from '../client/vite/sources.ts'
import { logEvents } from '../worker/core/base/log/events.ts'
import * as errors from '../worker/errors.ts'

const { catalogue, SiteError: _, ...makers } = errors

/** The message of each error, with its arguments as placeholders. */
function messages(): ReadonlyMap<string, string> {
  const made = Object.values(makers).map(make =>
    (make as (argument: unknown, cause?: unknown) => Error)('{…}'),
  )
  return new Map(made.map(error => [error.name, error.message]))
}

function errorsPart(): string {
  const known = messages()
  const entries = Object.entries(catalogue).map(
    ([name, { status, situation, remedy }]) =>
      `### ${name}\n\n\`${status}\` \`${known.get(name)}\`\n\n${situation}\n\n**What to do:** ${remedy}\n`,
  )
  return `## Errors of a page\n\n${entries.join('\n')}`
}

function eventsPart(): string {
  const rows = Object.entries(logEvents).map(
    ([name, { level, situation, remedy }]) => `| \`${name}\` | ${level} | ${situation} | ${remedy} |`,
  )
  const introduction =
    'Each line of the log is JSON: `level`, `event`, `ray` (the ray id of the request, where there is one) and the facts of\nthe event. A line with a status of 5xx has the level `error`. Names of parameters are logged, their values are not:\naddresses carry mail addresses and signatures.'
  return `## Events of the log\n\n${introduction}\n\n| event | level | when | what to do |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`
}

const origin =
  'Written from `worker/errors.ts` and `worker/core/base/log/events.ts` by `npm run unit -- -u`; edit it there.'

it('every error has a maker, and docs/errors.md is the catalogue of errors and events', async () => {
  expect([...messages().keys()].sort()).toEqual(Object.keys(catalogue).sort())
  await expect(`# Errors and events\n\n${origin}\n\n${errorsPart()}\n${eventsPart()}`).toMatchFileSnapshot(
    '../docs/errors.md',
  )
})

it('every event of the log is written somewhere', () => {
  const table = 'worker/core/base/log/events.ts'
  const code = readSources('.', ['worker/**/*.ts', 'worker/**/*.tsx']).filter(({ path }) => path !== table)
  const unused = Object.keys(logEvents).filter(name => !code.some(({ text }) => text.includes(`'${name}'`)))
  expect(unused).toEqual([])
})
