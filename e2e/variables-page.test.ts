import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { makeLocal } from '../commands/local/local-configuration.ts'
import { variableTexts } from '../commands/variable-texts.ts'
import { type VariableName, variables } from '../worker/env.ts'
import { bindingTexts } from './binding-texts.ts'

// The keys of a table that the compiler checks for completeness.
const names = Object.keys(variableTexts) as VariableName[]

function unsetText(name: VariableName): string {
  const own = v.getDefault(variables.entries[name])
  const { unset } = variableTexts[name]
  if (own === undefined) return unset ?? ''
  return own === '' ? 'none' : `\`${String(own)}\``
}

function variableRow(name: VariableName): string {
  const { meaning, isSecret, isNeeded } = variableTexts[name]
  const kind = [isSecret ? 'secret' : 'variable', isNeeded && '**needed**'].filter(Boolean).join(', ')
  return `| \`${name}\` | ${kind} | ${meaning} | ${unsetText(name)} |`
}

const bindingRow = ([name, [kind, meaning]]: [string, readonly [string, string]]) =>
  `| \`${name}\` | ${kind} | ${meaning} |`

const page = () => `# Variables and bindings

Written from the schema in \`worker/env.ts\`, \`commands/variable-texts.ts\` and \`e2e/binding-texts.ts\` by
\`npm run unit -- -u\`; edit it there.

Variables are set below \`[vars]\` in \`wrangler.toml\`, secrets by \`npx wrangler secret put NAME\`; those of a local
site in \`.dev.vars\` or by \`npm start -- --var NAME:VALUE\`, over those of \`commands/local/local-configuration.ts\`.
**Needed** are those without which a production site lacks something that visitors or editors expect;
\`npm run setup -- production\` asks for them. \`npm start\` and \`npm run deploy\` refuse a malformed value and an unknown
name, with a message that names the variable. Nobody checks a secret that is put by hand: a malformed one stops the
worker.

| variable | kind | meaning | where it is not set |
| --- | --- | --- | --- |
${names.map(variableRow).join('\n')}

| binding | kind | meaning |
| --- | --- | --- |
${Object.entries(bindingTexts).map(bindingRow).join('\n')}
`

it('docs/variables.md is the table of all variables and bindings', async () => {
  expect(names.sort()).toEqual(Object.keys(variables.entries).sort())
  await expect(page()).toMatchFileSnapshot('../docs/variables.md')
})

it('every binding that the worker may have is in the table', () => {
  const declared = readFileSync('worker/bindings.d.ts', 'utf8').matchAll(/^ {4}readonly ([A-Z_]+)\??:/gm)
  expect([...declared].map(([, name]) => name).sort()).toEqual(Object.keys(bindingTexts).sort())
})

it('no secret is written in wrangler.toml', () => {
  const secrets = names.filter(name => variableTexts[name].isSecret)
  const text = readFileSync('wrangler.toml', 'utf8')
  expect(secrets.filter(name => new RegExp(`^\\s*${name}\\s*=`, 'm').test(text))).toEqual([])
})

it('docs/operate.md says of each secret how it is changed', () => {
  const [, section = ''] = readFileSync('docs/operate.md', 'utf8').split('\n## Secrets\n')
  const entries = section.split('\n## ')[0]!.matchAll(/^- (`.+?):/gm)
  const named = [...entries].flatMap(([, names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  const secrets = names.filter(name => variableTexts[name].isSecret && !name.endsWith('_PREVIOUS'))
  expect(named.sort()).toEqual(secrets.sort())
})

const binding = v.pipe(
  v.object({ binding: v.string() }),
  v.transform(({ binding: name }) => name),
)
const named = v.pipe(
  v.object({ name: v.string() }),
  v.transform(({ name }) => name),
)
const bound = v.object({
  kv_namespaces: v.array(binding),
  d1_databases: v.array(binding),
  r2_buckets: v.array(binding),
  analytics_engine_datasets: v.array(binding),
  durable_objects: v.object({ bindings: v.array(named) }),
  ratelimits: v.array(named),
  queues: v.object({ producers: v.array(binding) }),
  images: binding,
})

const bindingsIn = (config: unknown): readonly string[] => {
  const { durable_objects, ratelimits, queues, images, ...lists } = v.parse(bound, config)
  return [
    ...Object.values(lists).flat(),
    ...durable_objects.bindings,
    ...ratelimits,
    ...queues.producers,
    images,
  ].sort()
}

it('wrangler.toml has every binding of the table but that of mails, which needs a domain', () => {
  const production = readConfig({ config: 'wrangler.toml' })
  const named = Object.keys(bindingTexts).filter(name => !['ASSETS', 'EMAIL'].includes(name))
  expect(bindingsIn(production)).toEqual(named.sort())
})

it('a local site has every binding of production that needs no account', () => {
  const production = readConfig({ config: 'wrangler.toml' })
  const local = structuredClone(production)
  makeLocal(local as Parameters<typeof makeLocal>[0])
  const inAccount = ['EVENTS', 'EXPOSURES']
  expect(bindingsIn(local)).toEqual(bindingsIn(production).filter(name => !inAccount.includes(name)))
  expect([local.vars.ENVIRONMENT, production.vars.ENVIRONMENT]).toEqual(['local', 'production'])
})
