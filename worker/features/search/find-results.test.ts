import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { LibraryEntry } from '../../core/platform/library-entry.ts'
import { foldSettings, termsOf } from './expand-terms.ts'
import { findResults } from './find-results.ts'
import { documentOf, vocabularyOf, withParts } from './search-document.ts'
import { createSearchStore } from './search-store.ts'
import { wordsOfQuery } from './words.ts'

const entry = (uuid: string, title: string, own: Partial<LibraryEntry> = {}): LibraryEntry => ({
  uuid,
  storyId: '1',
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
const store = createSearchStore(env.INDEX!, 'test')
const settings = {
  synonyms: [
    ['Lernort', 'Campus'],
    ['Raumfahrt', 'Voyage d’espace', 'IT'],
  ],
  pinned: [],
  compounds: [],
}

const story = { id: 1, uuid: '', name: '', slug: '', full_slug: '', lang: 'default' } as const
const noStory = {
  ...story,
  default_full_slug: undefined,
  translated_slugs: null,
  first_published_at: undefined,
  published_at: undefined,
  content: { component: 'page' },
}

let sets = 0

/** A search over entries in a language. */
async function searchOver(entries: readonly LibraryEntry[], language: string) {
  const set = `stest${++sets}`
  const documents = entries.map(one => documentOf(one, noStory, language))
  const vocabulary = vocabularyOf(documents)
  await store.put(set, withParts(documents, { language, isWord: word => vocabulary.has(word) }))
  const query = { set, pinned: [], types: [], gone: [], now: 0, kind: '', page: 1, perPage: 10, limit: 25 }
  return async (words: string, isWhole = false) => {
    const folded = foldSettings(settings, language)
    const terms = termsOf(wordsOfQuery(words, language), folded)
    return (await findResults(terms, query, { store, settings: folded, isWhole })).best
  }
}

let search: Awaited<ReturnType<typeof searchOver>>
beforeAll(async () => {
  search = await searchOver(entries, 'de')
})

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
    const [best] = await (await searchOver([entry('one', title)], language))(words)
    expect(best!.titleMarks.map(([from, to]) => title.slice(from, to))).toEqual([mark])
  })

  it('a title with all words but one of three comes before a text with all of them', async () => {
    const space = [
      entry('text', 'Weiterbildung', { description: 'Besuch am Campus in München' }),
      entry('title', 'Campus München'),
    ]
    const search = await searchOver(space, 'de')
    const first = async (words: string) => (await search(words, true))[0]?.entry.uuid
    expect(await first('besuch campus münchen')).toBe('title')
    expect(await first('besuch münchen')).toBe('text')
  })

  it('a compound is found by its parts, whatever the ending of the last one', async () => {
    const find = await searchOver([entry('other', 'Pflege'), entry('parts', 'Leitung der Pflege')], 'de')
    expect((await find('Pflegeleitungen', true)).map(one => one.entry.uuid)).toEqual(['parts'])
  })

  it('a compound that nothing has is answered by what it is about, once it is written to the end', async () => {
    const find = await searchOver([entry('about', 'Finanzierung'), entry('other', 'Studium')], 'de')
    expect((await find('Finanzierungsmöglichkeiten', true)).map(one => one.entry.uuid)).toEqual(['about'])
    expect(await find('Finanzierungsmöglichkeiten')).toEqual([])
    expect(await find('Umfinanzierungen', true)).toEqual([])
  })

  it.each([
    ['farmer', 'Farm management'],
    ['psychologist', 'Psychology'],
  ])('an English word that nothing begins with is found by its stem: %s', async (words, title) => {
    const find = await searchOver([entry('other', 'Farewell party'), entry('one', title)], 'en')
    expect((await find(words, true)).map(one => one.entry.uuid)).toEqual(['one'])
  })

  describe('knows the short names of its trade', () => {
    const space = [
      entry('ba', 'Soziale Arbeit', { degree: 'Bachelor of Arts (B.A.)' }),
      entry('ma', 'Pädagogik', { degree: 'Master of Arts (M. A.)' }),
      entry('msc', 'Data Science', { degree: 'M.Sc.' }),
      entry('bsc', 'Informatik', { degree: 'Bachelor of Science (BSc)' }),
      entry('llm', 'Wirtschaftsrecht', { degree: 'LL.M.' }),
      entry('mba', 'General Management', { keywords: 'MBA' }),
      entry('management', 'Management und Marketing', { description: 'Mathematik, Bank und Handel' }),
      entry('csharp', 'Programmieren mit C#'),
      entry('cpp', 'C++ für Einsteiger'),
      entry('c', 'C und seine Verwandten'),
      entry('charts', 'Charts und Diagramme'),
      entry('3d', '3D-Druck im Labor'),
      entry('r', 'Statistik mit R'),
      entry('rhetorik', 'Rhetorik', { description: 'Reden, auch mit R' }),
      entry('it', 'IT-Sicherheit'),
      entry('italian', 'Italienisch'),
      entry('ki', 'KI in der Praxis'),
      entry('children', 'Kindheit und Familie'),
      entry('fe', 'F&E im Mittelstand'),
      entry('fern', 'Fernstudium'),
      entry('ecommerce', 'E-Commerce', { description: 'Handel im Netz' }),
    ]
    let search: Awaited<ReturnType<typeof searchOver>>
    beforeAll(async () => {
      search = await searchOver(space, 'de')
    })

    it.each([
      ['B.A.', 'ba'],
      ['b. a.', 'ba'],
      ['BA', 'ba'],
      ['M.A.', 'ma'],
      ['M.Sc.', 'msc'],
      ['MSc', 'msc'],
      ['m.sc', 'msc'],
      ['B.Sc.', 'bsc'],
      ['LL.M.', 'llm'],
      ['LLM', 'llm'],
      ['MBA', 'mba'],
      ['C#', 'csharp'],
      ['c++', 'cpp'],
      ['C', 'c'],
      ['3D', '3d'],
      ['3d-druck', '3d'],
      ['R', 'r'],
      ['IT', 'it'],
      ['KI', 'ki'],
      ['F&E', 'fe'],
      ['F & E', 'fe'],
      ['e-commerce', 'ecommerce'],
      ['ecommerce', 'ecommerce'],
      ['commerce', 'ecommerce'],
    ])('%s finds %s before all else', async (words, uuid) => {
      expect((await search(words, true))[0]?.entry.uuid).toBe(uuid)
      expect((await search(words))[0]?.entry.uuid).toBe(uuid)
    })

    it.each([
      ['C#', ['csharp']],
      ['C++', ['cpp']],
      ['R', ['r']],
      ['C', ['c']],
      ['F&E', ['fe']],
      ['D#', []],
    ])('%s finds nothing that is only written nearly like it: %j', async (words, uuids) => {
      expect((await search(words, true)).map(one => one.entry.uuid)).toEqual(uuids)
    })

    it.each([
      ['C#', ['C#']],
      ['c++', ['C++']],
      ['R', ['R']],
      ['F&E', ['F&E']],
      ['3d', ['3D']],
      ['commerce', ['Commerce']],
    ])('%s marks %j', async (words, marks) => {
      const [best] = await search(words, true)
      expect(best!.titleMarks.map(([from, to]) => best!.entry.title.slice(from, to))).toEqual(marks)
    })
  })

  it.each([
    ['eCommerce', ['e-commerce', 'E-Commerce', 'ecommerce', 'eCommerce', 'commerce']],
    ['E-Commerce', ['e-commerce', 'ecommerce', 'eCommerce', 'commerce']],
    ['Ecommerce', ['e-commerce', 'ecommerce', 'eCommerce', 'commerce']],
    ['JavaScript', ['java-script', 'java script', 'javascript', 'JavaScript', 'script']],
    ['Java-Script', ['java-script', 'java script', 'javascript', 'JavaScript', 'script']],
    ['Co-Working', ['coworking', 'co-working', 'CoWorking', 'working']],
    ['Wi-Fi', ['wifi', 'WiFi', 'wi-fi']],
  ])('%s is found in each spelling: %j', async (title, spellings) => {
    for (const language of ['de', 'en']) {
      const search = await searchOver([entry('own', title), entry('other', 'Pflege')], language)
      for (const words of spellings)
        for (const isWhole of [true, false])
          expect(
            (await search(words, isWhole)).map(one => one.entry.uuid),
            words,
          ).toEqual(['own'])
    }
  })

  it('the parts of a compound may be words that editors know', async () => {
    expect(await found('Bayernlernort')).toEqual(['muc'])
  })

  it('a phrase that stands for a word is marked as a whole, and a short word only where it is one', async () => {
    const space = [
      entry('whole', 'Der Voyage d’Espace dauert', { description: 'IT und Italienisch, dual' }),
      entry('parts', 'Italienisch für den Espace', { description: 'Voyage dual' }),
    ]
    const results = await (await searchOver(space, 'de'))('raumfahrt')
    const cut = (text: string, marks: readonly (readonly [number, number])[]) =>
      marks.map(([from, to]) => text.slice(from, to))
    expect(
      results.map(({ entry: one, titleMarks, descriptionMarks }) => [
        one.uuid,
        cut(one.title, titleMarks),
        cut(one.description ?? '', descriptionMarks),
      ]),
    ).toEqual([['whole', ['Voyage', 'd', 'Espace'], ['IT']]])
  })

  it('what has all the words comes first, and where that is little what has some of them', async () => {
    expect(await found('campus münchen')).toEqual(['muc'])
    expect(await found('campus unauffindbar')).toEqual(['muc'])
    expect(await found('fernstudium bwl münchen')).toEqual(['bwl', 'muc'])
  })

  it.each([
    ['wo ist die Pflege', 'gm'],
    ['Gesundheitsmanager', 'gm'],
    ['Lernorte', 'muc'],
  ])('%s, written to the end, finds %s: by what it is about, and in other forms', async (words, uuid) => {
    expect((await search(words, true))[0]?.entry.uuid).toBe(uuid)
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
    expect(performance.now() - began).toBeLessThan(1_000)
  })

  it('marks are places in the text, which stays as it is', async () => {
    const [best] = await search('distance')
    expect(best?.entry.description).toBe('Études <b>à distance</b>')
    expect(await marked('distance')).toEqual(['distance'])
  })
})
