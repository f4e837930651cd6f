import { expect, it } from 'vitest'
import { german, type MessageName, type Messages } from './messages/de.ts'
import { english } from './messages/en.ts'
import { spanish } from './messages/es.ts'
import { french } from './messages/fr.ts'
import { italian } from './messages/it.ts'
import { portuguese } from './messages/pt.ts'
import { message } from './messages.ts'

const tables: readonly (readonly [string, Messages])[] = [
  ['de', german],
  ['en', english],
  ['fr', french],
  ['it', italian],
  ['es', spanish],
  ['pt', portuguese],
]

const names = Object.keys(german) as MessageName[]

it.each(tables)('%s has a text of its own for every name', (language, table) => {
  expect(Object.keys(table).sort()).toEqual([...names].sort())
  expect(names.filter(name => !table[name].trim())).toEqual([])
  expect(names.filter(name => message(language, name) !== table[name])).toEqual([])
})

const placeholdersOf = (text: string) => (text.match(/\{\{.+?\}\}/g) ?? []).sort()

it.each(tables)('%s has the placeholders of the others', (_, table) => {
  for (const name of names)
    expect([name, placeholdersOf(table[name])]).toEqual([name, placeholdersOf(german[name])])
})

it('fills placeholders where values are given', () => {
  expect(message('de', 'ofFiveStars', { rating: '4,5' })).toBe('4,5 von 5 Sternen')
})

it('no language repeats the whole table of another', () => {
  const written = tables.map(([, table]) => JSON.stringify(names.map(name => table[name])))
  expect(new Set(written).size).toBe(tables.length)
})

it('an unknown language falls back to English', () => {
  expect(names.filter(name => message('xx', name) !== english[name])).toEqual([])
})
