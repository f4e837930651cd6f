import { describe, expect, it } from 'vitest'
import type { LibraryEntry } from './library-entry.ts'
import { createSearch } from './search.ts'

const entry = (uuid: string, title: string, own: Partial<LibraryEntry> = {}): LibraryEntry => ({
  uuid,
  storyId: uuid,
  storyType: 'page',
  kind: 'page',
  title,
  path: `/${uuid}/`,
  ...own,
})

const entries = [
  entry('bwl', 'Betriebswirtschaftslehre im Fernstudium', { keywords: 'BWL', degree: 'Bachelor of Arts' }),
  entry('gm', 'Gesundheitsmanagement', { description: 'Für alle, die in der Pflege arbeiten.' }),
  entry('muc', 'Campus München', { description: 'Straße am Ostbahnhof', keywords: 'Bayern' }),
  entry('cafe', 'Écoles à Genève', { description: 'Études <b>à distance</b>' }),
  entry('goethe', 'Goethe-Institut Duesseldorf'),
]
const search = createSearch(entries, 'de')

const found = async (words: string) => (await search(words)).map(one => one.entry.uuid)
/** The marked parts of the best entry's title and description. */
const marked = async (words: string) => {
  const [best] = await search(words)
  const cut = (text = '', marks: readonly (readonly [number, number])[] = []) =>
    marks.map(([from, to]) => text.slice(from, to))
  return best
    ? [...cut(best.entry.title, best.titleMarks), ...cut(best.entry.description, best.descriptionMarks)]
    : []
}

describe('search', () => {
  it.each([
    ['bwl', 'bwl', []],
    ['Betriebs', 'bwl', ['Betriebs']],
    ['BETRIEBSWIRT fern', 'bwl', ['Betriebswirt', 'Fern']],
    ['gesundheitsmanagment', 'gm', ['Gesundheitsmanagement']],
    ['Gesundhietsmanagement', 'gm', ['Gesundheitsmanagement']],
    ['munchen', 'muc', ['München']],
    ['münch', 'muc', ['Münch']],
    ['strasse', 'muc', ['Straße']],
    ['stras', 'muc', ['Straß']],
    ['muenchen', 'muc', ['München']],
    ['MUENCH', 'muc', ['Münch']],
    ['düsseldorf', 'goethe', ['Duesseldorf']],
    ['dü', 'goethe', ['Due']],
    ['göthe', 'goethe', ['Goethe']],
    ['bayern', 'muc', []],
    ['ecole', 'cafe', ['École']],
    ['geneve', 'cafe', ['Genève']],
    ['bachelor', 'bwl', []],
  ])('%s finds %s and marks %o', async (words, uuid, marks) => {
    expect((await found(words))[0]).toBe(uuid)
    expect(await marked(words)).toEqual(marks)
  })

  it.each([
    ['fr', 'Où étudier à Genève', 'etudier', 'étudier'],
    ['es', 'Diseño y año', 'diseno', 'Diseño'],
    ['pt', 'Gestão e educação', 'educacao', 'educação'],
    ['it', 'Perché così', 'perche', 'Perché'],
    ['fr', 'La queue', 'queue', 'queue'],
  ])('in %s %s is found by %s', async (language, title, words, mark) => {
    const [best] = await createSearch([entry('one', title)], language)(words)
    expect(best!.titleMarks.map(([from, to]) => title.slice(from, to))).toEqual([mark])
  })

  it('what has all the words comes alone, else what has some', async () => {
    expect(await found('campus münchen')).toEqual(['muc'])
    expect(await found('campus unauffindbar')).toEqual(['muc'])
  })

  it.each(['', '   ', '!?', '<>', 'zzzzzzzz', '\u0000'])('%j finds nothing', async words => {
    expect(await found(words)).toEqual([])
  })

  it.each([
    'a '.repeat(100),
    'x'.repeat(200),
    '((((((((((a+)+)+)+)+)+)+)+)+)',
    '__proto__ constructor toString',
    '\ud800 halb',
  ])('%j is answered in no time', async words => {
    await search('warm up')
    const began = performance.now()
    await search(words)
    expect(performance.now() - began).toBeLessThan(200)
  })

  it('marks are places in the text, which stays as it is', async () => {
    const [best] = await search('distance')
    expect(best?.entry.description).toBe('Études <b>à distance</b>')
    expect(await marked('distance')).toEqual(['distance'])
  })
})
