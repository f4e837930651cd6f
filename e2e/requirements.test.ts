import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

/** One `###` section of `docs/requirements/`. */
interface Requirement {
  /** `area/short-name`, where the area is the name of the file. */
  readonly name: string
  readonly file: string
  /** Text of the requirement. */
  readonly demand: string
  /** Test files that show it, each with titles of tests in it. */
  readonly tests: readonly { readonly file: string; readonly titles: readonly string[] }[]
  /** The open part, if any. */
  readonly open: readonly string[]
  /** Why it does not apply. */
  readonly notApplicable: readonly string[]
  /** Bullets that are none of these. */
  readonly unknown: readonly string[]
}

const folder = 'docs/requirements'

const textsAfter = (bullets: readonly string[], label: string): string[] =>
  bullets.filter(bullet => bullet.startsWith(label)).map(bullet => bullet.slice(label.length).trim())

const labels = ['test:', 'open:', 'does not apply:']

function readTest(text: string) {
  const file = /^`([^`]+)`/.exec(text)?.[1] ?? ''
  const titles = [...text.slice(file.length).matchAll(/"([^"]+)"/g)].map(([, title]) => title!)
  return { file, titles }
}

function readSection(section: string, file: string): Requirement {
  const [name = '', ...lines] = section.split('\n')
  const [demand = '', ...bullets] = lines
    .join('\n')
    .replace(/\n {2,}/g, ' ')
    .split(/\n- /)
    .map(text => text.trim())
  return {
    name: name.trim(),
    file,
    demand,
    tests: textsAfter(bullets, 'test:').map(readTest),
    open: textsAfter(bullets, 'open:'),
    notApplicable: textsAfter(bullets, 'does not apply:'),
    unknown: bullets.filter(bullet => !labels.some(label => bullet.startsWith(label))),
  }
}

/** All requirements, in the order of the files and in them. `docs/requirements/README.md` describes the form. */
const readRequirements = (): Requirement[] =>
  globSync(`${folder}/*.md`)
    .filter(file => !file.endsWith('/README.md'))
    .sort()
    .flatMap(file => {
      const [, ...sections] = readFileSync(file, 'utf8').split(/^### /m)
      return sections.map(section => readSection(section, file))
    })

const requirements = readRequirements()
const names = requirements.map(({ name }) => name)
const read = (file: string) => readFileSync(file, 'utf8')

describe('requirements', () => {
  it('are read', () => {
    expect(requirements.length).toBeGreaterThan(100)
  })

  it('have names of their own, which begin with the name of their file', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    const misplaced = requirements.filter(
      ({ name, file }) => !new RegExp(`^${basename(file, '.md')}/[a-z0-9]+(-[a-z0-9]+)*$`).test(name),
    )
    expect(misplaced.map(({ name }) => name)).toEqual([])
  })

  it.each(requirements)('$name demands something, and has a test, is open or does not apply', requirement => {
    const { demand, tests, open, notApplicable, unknown } = requirement
    expect(unknown).toEqual([])
    expect(demand).not.toBe('')
    expect(tests.length + open.length + notApplicable.length).toBeGreaterThan(0)
    for (const reason of [...open, ...notApplicable]) expect(reason).not.toBe('')
    if (notApplicable.length) expect([...tests, ...open]).toEqual([])
  })
})

const testFiles = globSync('{worker,blocks,client,kv-seed,commands,e2e}/**/*.{test,spec}.{ts,tsx}')
const namedAlike = (file: string) => testFiles.filter(other => basename(other) === basename(file))

/** A title begins a string. */
const isTitleIn = (source: string, title: string) =>
  ["'", '"', '`'].some(quote => source.includes(quote + title))

const shown = requirements.flatMap(({ name, tests }) => tests.map(test => ({ name, ...test })))

describe('tests that requirements name', () => {
  it.each(shown)('$name: $file', ({ file, titles }) => {
    expect(existsSync(file), `${file} is not there; of this name there are: ${namedAlike(file)}`).toBe(true)
    const source = read(file)
    expect(titles.filter(title => !isTitleIn(source, title))).toEqual([])
  })
})

/** Comments of several lines as one text. */
const joinedComments = (source: string) => source.replace(/\n\s*(?:\*(?!\/)|\/\/)\s?/g, ' ')

const sources = globSync('{worker,blocks,client,kv-seed,commands,e2e,bench}/**/*.{ts,tsx,css}')
const citation = /\b[Rr]equirements? ((?:[a-z0-9-]+\/[a-z0-9-]+(?:, and |, | and )?)+)/g

const cited = sources.flatMap(file =>
  [...joinedComments(read(file)).matchAll(citation)].flatMap(([, list]) =>
    list!.match(/[a-z0-9-]+\/[a-z0-9-]+/g)!.map(name => ({ file, name })),
  ),
)

describe('comments', () => {
  it('cite requirements that exist', () => {
    expect(cited.filter(({ name }) => !names.includes(name))).toEqual([])
  })

  it('cite no section of a document that is not here', () => {
    const elsewhere = /\bspecification, sections? \d|\((?:decisions|contract|design), \w/i
    const citing = sources.filter(file => elsewhere.test(joinedComments(read(file))))
    expect(citing).toEqual([])
  })
})
