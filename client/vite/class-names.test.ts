import { describe, expect, it } from 'vitest'
import { writeRules } from '../../blocks/_kit/style-sheet.ts'
import { browserCodeIn, renameClasses, shortenClasses, shortenNames } from './class-names.ts'
import { readSources } from './sources.ts'
import { readRules } from './style-rules.ts'

const read = (css: string) => readRules(css, { elements: new Set(), faceTokens: () => [] })

it('classes get short names, the most frequent the shortest', () => {
  const rules = read('.card, .card > .title:not(.wide) { top: 0 } .card .sm\\:p-\\[1px\\] { top: 1px }')
  const names = shortenClasses(rules, '')
  expect(names).toEqual({ card: 'a', 'sm:p-[1px]': 'b', title: 'c', wide: 'd' })
  expect(writeRules(renameClasses(rules, names))).toBe('.a,.a>.c:not(.d){top:0}.a .b{top:1px}')
})

it('a class that a script may name, whole or in part, or that a selector finds by a part of it, keeps its name', () => {
  const rules = read(
    '.menu, .menu-open, .tone-red, .accent-blue, .other { top: 0 } [class*="accent-"] { left: 0 }',
  )
  const code = "element.closest('.menu'); a.classList.add('tone-' + tone)"
  expect(Object.keys(shortenClasses(rules, code)).sort()).toEqual(['menu-open', 'other'])
})

it('a short name is never one that another class keeps', () => {
  const rules = read('.a, .long, .longer { top: 0 }')
  expect(shortenClasses(rules, "querySelector('.a')")).toEqual({ long: 'b', longer: 'c' })
})

it('tokens and lists of classes are renamed with their selectors; what is quoted stays', () => {
  const rules = read('[data-theme="x"] :is(.one, .two) .three[title="a.one"] { top: 0 }')
  const [[, selectors]] = renameClasses(rules, { one: 'p', two: 'q', three: 'r' }) as never as [
    [string, unknown],
  ]
  expect(selectors).toEqual([
    ['[data-theme=x] :is() .r[title="a.one"]', expect.arrayContaining(['theme:x', 'r']), ['p', 'q']],
  ])
})

it('scripts of packages and of the editor are none of the page', () => {
  const chunks = [
    { type: 'chunk', code: 'page', moduleIds: ['/client/main.ts', '/node_modules/x.js'] },
    { type: 'chunk', code: 'react', moduleIds: ['/node_modules/react/index.js'] },
    { type: 'chunk', code: 'editor', moduleIds: ['/client/editor-app/main.tsx'] },
    { type: 'asset' },
  ]
  expect(browserCodeIn(chunks)).toBe('page')
})

it('a class that the sheet of the inspector names keeps its own, of the page or not', () => {
  const sheet = (file: string) => ({
    ...{ type: 'asset', source: 'body:has(.notice) .inspector{color:grid}' },
    originalFileNames: [file],
  })
  expect(browserCodeIn([sheet('client/inspector/inspector.css')])).toBe('.notice\n.inspector')
  expect(browserCodeIn([sheet('client/editor-app/styles/editor.css')])).toBe('')
})

it('browser code completes no class by its end, which would look like any other text', () => {
  const completes = /(?:className=\{|classList\.\w+\()`[^`]*\}-[a-z]/
  expect(completes.test(['className={`$', '{name}-end`}'].join(''))).toBe(true)
  const sources = readSources('.', [
    'client/**/*.{ts,tsx}',
    'blocks/*/{island.tsx,enhance.ts,begin.ts}',
    'blocks/_kit/**/*.{ts,tsx}',
  ])
  expect(sources.filter(({ text }) => completes.test(text)).map(({ path }) => path)).toEqual([])
})

describe('short names', () => {
  it('custom properties get short names, the most frequent the shortest, and registered ones keep theirs', () => {
    const css = `@property --fade { inherits: false }
    .a--b { --fade: 1; --pad: 0; margin: var(--pad) var(--c-text, var(--pad)); width: calc(1px - -1 * var(--c-text)) }`
    expect(shortenNames(css)).toBe(`@property --fade { inherits: false }
    .a--b { --fade: 1; --a: 0; margin: var(--a) var(--b, var(--a)); width: calc(1px - -1 * var(--b)) }`)
  })

  it('a sheet with more properties than letters has a name for each', () => {
    const names = Array.from({ length: 300 }, (_, index) => `--name-${index}`)
    const short = shortenNames(names.join(';')).split(';')
    expect(new Set(short).size).toBe(300)
    expect(short.every(name => /^--[a-zA-Z]{1,2}$/.test(name))).toBe(true)
  })

  it('views and scripts name no custom property, so that the sheet alone decides its names', () => {
    const sources = readSources('.', [
      'blocks/*/*.tsx',
      'blocks/_kit/**/*.tsx',
      'client/{enhancements,islands,navigation,editing,triggers}/*.{ts,tsx}',
    ])
    expect(sources.length).toBeGreaterThan(50)
    const naming = sources.filter(({ text }) => /var\(--|['"`]--[a-z]|\[--[a-z]/.test(text))
    expect(naming.map(({ path }) => path)).toEqual([])
  })
})
