import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { services, standardCategories, tracesOf } from '../blocks/_kit/consent/services.ts'
import { embedProviders } from '../blocks/_kit/embeds/read-embed.ts'

const rows = readFileSync('docs/services.md', 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line => line.split('|').map(cell => cell.trim()))

it('the table of services lists each with its category', () => {
  const listed = rows.map(([, service, category]) => [service?.replaceAll('`', ''), category])
  expect(listed).toEqual(services.map(service => [service, standardCategories[service]]))
})

it.each(services)('the table names all that %s may store', service => {
  const row = rows.find(([, name]) => name === `\`${service}\``)?.join('|') ?? ''
  const { cookies, localKeys, sessionKeys } = tracesOf[service]
  const names = [...cookies, ...localKeys, ...sessionKeys].map(name => name.replace('__Host-', ''))
  expect(names.filter(name => !row.includes(`\`${name}\``))).toEqual([])
})

it('the table names each provider of embeds, with its host and what it may store', () => {
  const row = rows.find(([, name]) => name === '`website-features`')?.join('|') ?? ''
  for (const { name, origin, stores } of embedProviders) {
    const hosts = [new URL(origin).host, ...stores].map(text => `\`${text}\``)
    expect([name, ...hosts].filter(text => !row.includes(text))).toEqual([])
  }
})
