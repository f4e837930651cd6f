import { globSync, readFileSync } from 'node:fs'

/** One `###` section of `docs/requirements/`. */
export interface Requirement {
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
export const readRequirements = (): Requirement[] =>
  globSync(`${folder}/*.md`)
    .filter(file => !file.endsWith('/README.md'))
    .sort()
    .flatMap(file => {
      const [, ...sections] = readFileSync(file, 'utf8').split(/^### /m)
      return sections.map(section => readSection(section, file))
    })
