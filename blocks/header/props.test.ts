import { describe, expect, it } from 'vitest'
import { fitsRow } from './props.ts'

const entries = (...titles: string[]) =>
  titles.map(title => ({ title, children: title.length % 2 ? [] : [1] }))
const name = 'Hochschule\nTannhagen'
const usual = ['Bachelor', 'Master', 'Weiterbildung', 'So studierst du', 'Kosten', 'Beratung']

describe('the navigation fits one row', () => {
  it.each<[readonly string[], string, string, boolean]>([
    [[], name, '', true],
    [usual, name, 'Jetzt bewerben', true],
    [[...usual, 'Standorte', 'Partnerbetriebe'], name, 'Jetzt bewerben', false],
    [[...usual, 'Studienfinanzierungsberatung'], name, '', false],
    [usual, 'Tannhagen University\nof Applied Sciences', 'Unverbindlich Infomaterial anfordern', false],
  ])('%j, %j, %j: %s', (titles, ownName, text, expected) => {
    const button = text ? { text } : undefined
    expect(fitsRow({ name: ownName, entries: entries(...titles), button, letter: 8.4 })).toBe(expected)
  })
})
