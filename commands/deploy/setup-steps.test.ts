import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { noAccount } from './account.ts'
import { type Plan, remainingWork, setupSteps } from './setup-steps.ts'

const plan: Plan = {
  databases: { DB: 'forms', RECORDS: 'records', INDEX: 'index' },
  bucket: 'uploads',
  queues: ['deliveries', 'deliveries-dead'],
  jurisdiction: 'eu',
  contentSource: 'storyblok',
}

const commandsOf = (own: Partial<Plan> = {}) =>
  setupSteps({ ...plan, ...own }, noAccount).map(({ command }) => command.slice(0, -2).join(' '))

it('data is kept where the plan says, from the beginning', () => {
  const commands = setupSteps(plan, noAccount).map(({ command }) => command.join(' '))
  expect(commands.slice(0, 6)).toEqual([
    'wrangler d1 create forms --jurisdiction eu',
    'wrangler d1 create records --jurisdiction eu',
    'wrangler d1 create index --jurisdiction eu',
    'wrangler r2 bucket create uploads --jurisdiction eu',
    'wrangler queues create deliveries --jurisdiction eu',
    'wrangler queues create deliveries-dead --jurisdiction eu',
  ])
  expect(setupSteps({ ...plan, jurisdiction: undefined }, noAccount)[0]?.command.join(' ')).toBe(
    'wrangler d1 create forms',
  )
})

it('tables come before the worker that reads them, and secrets after the worker that has them', () => {
  const titles = setupSteps(plan, noAccount).map(({ title }) => title)
  const at = (text: string) => titles.findIndex(title => title.includes(text))
  expect(at('Tables')).toBeLessThan(at('First deployment'))
  expect(at('First deployment')).toBeLessThan(at('LINK_SECRET'))
})

it.each(['.github/workflows/deploy.yml', 'docs/operate.md'])('%s makes the tables of each database', file => {
  const migrations = setupSteps(plan, noAccount)
    .map(({ command }) => command.join(' '))
    .filter(command => command.includes('migrations apply'))
  expect(migrations).toHaveLength(3)
  for (const command of migrations) expect(readFileSync(file, 'utf8')).toContain(`npx ${command}`)
})

it('the secrets of a space are asked for where content comes from one', () => {
  const own = ['LINK_SECRET', 'FORMS_DELIVERY_SECRET']
  const ofSpace = ['STORYBLOK_TOKEN', 'STORYBLOK_PREVIEW_TOKEN', 'STORYBLOK_WEBHOOK_SECRET']
  const secretsFor = (contentSource: string) =>
    setupSteps({ ...plan, contentSource }, noAccount).flatMap(({ secret }) => secret?.name ?? [])
  expect(secretsFor('storyblok').sort()).toEqual([...own, ...ofSpace].sort())
  expect(secretsFor('embedded').sort()).toEqual(own.sort())
  expect(commandsOf()).toContain('wrangler secret put STORYBLOK_TOKEN')
})

it('steps for existing resources are done; migrations and the deployment can always be run again', () => {
  const account = {
    databases: ['forms'],
    buckets: ['uploads'],
    queues: ['deliveries'],
    secrets: ['LINK_SECRET'],
  }
  const left = setupSteps({ ...plan, contentSource: 'embedded' }, account)
    .filter(({ isDone }) => !isDone)
    .map(({ title }) => title.split(':')[0])
  expect(left).toEqual([
    'Database records (D1)',
    'Database index (D1)',
    'Queue deliveries-dead',
    'Tables of DB',
    'Tables of RECORDS',
    'Tables of INDEX',
    'First deployment, which makes the KV namespace',
    'Secret FORMS_DELIVERY_SECRET',
  ])
})

it('variables that are set are not left to do', () => {
  const all = remainingWork({ CONTENT_SOURCE: 'storyblok' }).join('\n')
  expect(all).toContain('STORYBLOK_SPACE_ID')
  expect(all).toContain('SITE_ORIGIN')
  const some = remainingWork({ CONTENT_SOURCE: 'embedded', SITE_ORIGIN: 'https://x.example' }).join('\n')
  expect(some).not.toMatch(/STORYBLOK_SPACE_ID|SITE_ORIGIN/)
})

it('teams that review are left to name as long as one has the organisation of the project as it came', () => {
  const owners = readFileSync('.github/CODEOWNERS', 'utf8')
  const named = owners.replaceAll('@your-organisation/', '@example/')
  expect(remainingWork({}, owners).join('\n')).toContain('.github/CODEOWNERS')
  expect(remainingWork({}, named).join('\n')).not.toContain('CODEOWNERS')
})
