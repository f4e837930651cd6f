import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

interface Texts {
  /** Texts in quotes, and the parts of templates. */
  readonly quoted: readonly string[]
  /** Names of properties and methods. */
  readonly members: readonly string[]
}

/** The quoted texts of a TypeScript file, and the names of the members that it uses. */
function textsOf(path: string, code: string): Texts {
  const { program, errors } = parseSync(path, code)
  if (errors.length) throw new Error(`${path}: ${errors[0]!.message}`)
  const quoted: string[] = []
  const members: string[] = []
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string') quoted.push(value)
    },
    TemplateElement: ({ value }) => {
      quoted.push(value.raw)
    },
    MemberExpression: ({ property }) => {
      if (property.type === 'Identifier') members.push(property.name)
    },
  }).visit(program)
  return { quoted, members }
}

const classNames = /\.([a-z][\w-]*)/g
/** Members that find elements by class, or return classes. */
const classMembers = ['classList', 'getElementsByClassName', 'toHaveClass', 'toContainClass']

/** The classes of the style sheets that a file names in selectors, and other ways in which it uses classes. */
function classesIn({ quoted, members }: Texts, styled: ReadonlySet<string>): string[] {
  const named = quoted.flatMap(text => [
    ...[...text.matchAll(classNames)].map(([, name]) => name!).filter(name => styled.has(name)),
    ...(/\[class[*^$~|]?=/.test(text) ? ['[class]'] : []),
  ])
  return [...new Set([...named, ...members.filter(name => classMembers.includes(name))])]
}

const read = (path: string) => readFileSync(path, 'utf8')

/** The classes of all style sheets. */
const styled = new Set(
  globSync('{blocks,client}/**/*.css').flatMap(path =>
    [...read(path).matchAll(classNames)].map(([, name]) => name!),
  ),
)

/** Journeys, and their shared modules. */
const journeys = globSync('e2e/{*,journeys/**/*,browsers/**/*,deployed/*,development/*}.ts').filter(
  path => !path.endsWith('.test.ts'),
)

/** Classes that journeys may name, with the reason why no role, text or attribute can replace them. */
const allowed: Readonly<Record<string, string>> = {
  button: 'links that are drawn as buttons are not printed, and only their look tells them from others',
  'page-loading': 'a state of the document, which is drawn and has no words',
  'page-transition': 'a state of the document while the browser moves from one page to the next',
}

it.each([
  ["page.locator('.consent-notice')", ['consent-notice']],
  ["page.locator('main > .consent-notice')", ['consent-notice']],
  ["page.locator('figure.embed iframe')", ['embed']],
  ["page.locator('details.group')", ['group']],
  ['page.locator(`main .button`)', ['button']],
  ['page.locator(\'[class*="banner"]\')', ['[class]']],
  ["expect(page.locator('html')).toHaveClass(/loading/)", ['toHaveClass']],
  ["document.querySelector('a').classList.contains('x')", ['classList']],
  ["page.locator('a').first().click() // .first", []],
  ["import { open } from './navigate.ts'", []],
  ["page.goto('http://embed.localhost/')", []],
])('finds the classes of %s', (code, classes) => {
  expect(classesIn(textsOf('journey.ts', code), styled)).toEqual(classes)
})

it('journeys name roles, texts and attributes, and no class without a reason', () => {
  const named = journeys.flatMap(path =>
    classesIn(textsOf(path, read(path)), styled).map(name => ({ path, name })),
  )
  expect(named.filter(({ name }) => !(name in allowed))).toEqual([])
  expect(Object.keys(allowed).filter(name => !named.some(one => one.name === name))).toEqual([])
})
