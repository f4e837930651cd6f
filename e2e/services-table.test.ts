import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { services, standardCategories, tracesOf } from '../blocks/_kit/consent/services.ts'

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
