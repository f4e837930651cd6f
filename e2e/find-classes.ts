import { parseSync, Visitor } from 'vite'

export interface Texts {
  /** Texts in quotes, and the parts of templates. */
  readonly quoted: readonly string[]
  /** Names of properties and methods. */
  readonly members: readonly string[]
}

/** The quoted texts of a TypeScript file, and the names of the members that it uses. */
export function textsOf(path: string, code: string): Texts {
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

export const classNames = /\.([a-z][\w-]*)/g
/** Members that find elements by class, or return classes. */
const classMembers = ['classList', 'getElementsByClassName', 'toHaveClass', 'toContainClass']

/** The classes of the style sheets that a file names in selectors, and other ways in which it uses classes. */
export function classesIn({ quoted, members }: Texts, styled: ReadonlySet<string>): string[] {
  const named = quoted.flatMap(text => [
    ...[...text.matchAll(classNames)].map(([, name]) => name!).filter(name => styled.has(name)),
    ...(/\[class[*^$~|]?=/.test(text) ? ['[class]'] : []),
  ])
  return [...new Set([...named, ...members.filter(name => classMembers.includes(name))])]
}
