import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, it } from 'vitest'

/** An argument in brackets, with brackets in it. */
const argument = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
const hasArguments = new RegExp(`:has(${argument})`, 'g')
const excluded = new RegExp(`:(?:has|not)${argument}`, 'g')
const otherPseudos = /::?(?!is\()[\w-]+/g
const nested = new RegExp(argument, 'g')

/** The part of a selector after its last combinator. */
const subjectOf = (selector: string) =>
  selector
    .replace(nested, text => text.replace(/[ >+~]/g, '_'))
    .split(/[ >+~]+/)
    .at(-1)!

/** Whether a compound selector contains nothing that browsers index: classes, ids and attributes, and elements if `names` includes them. */
const isVague = (compound: string, names = ''): boolean =>
  !new RegExp(`[.#[${names}]`).test(compound.replace(excluded, '').replace(otherPseudos, ''))

/**
 * The reason why a selector makes browsers recalculate the styles of a whole page: a `:has()` on a state that changes with each step of the
 * keyboard or the pointer; one on an ancestor or a preceding element whose argument matches any element; or any element next to any other,
 * which is checked for everything after an element that is inserted.
 */
function problemOf(selector: string): string | undefined {
  const plain = selector.replace(nested, text => text.replace(/[ >+~]/g, '_'))
  const beside = /([^ >+~]*) *[+~] *([^ >+~]+)$/.exec(plain)
  if (beside && isVague(beside[1]!) && isVague(beside[2]!, String.raw`\w`))
    return 'is any element beside any other'
  const argument = [...selector.matchAll(hasArguments)].map(([, text]) => text!).join()
  if (/:(?:focus|hover|active)/.test(argument)) return 'depends on the focus or the pointer'
  const subject = subjectOf(selector)
  const isElsewhere = argument && selector.slice(0, selector.length - subject.length).includes(':has(')
  return isElsewhere && isVague(subject, String.raw`\w`) ? 'is followed by any element' : undefined
}

it.each([
  ['.a:has(> .b) > .c', undefined],
  ['html:has(dialog:modal) .a', undefined],
  ['.a > :not(:has(+ *, > #b))', undefined],
  ['.a table:has(.b) :is(th, td)', undefined],
  ['.a:has(.b:focus-visible)', 'depends on the focus or the pointer'],
  ['html:has([data-a] :focus) .b', 'depends on the focus or the pointer'],
  ['.a:has(> .b:not(:hover))', 'depends on the focus or the pointer'],
  ['.a:not([b="c"], :has(+ *)) > :not(:has(+ *, > #d))', 'is followed by any element'],
  ['.a:has(.b) *', 'is followed by any element'],
  ['.a:has(.b) + ::before', 'is followed by any element'],
  ['.a > * + *', 'is any element beside any other'],
  ['.a > legend ~ *', 'is any element beside any other'],
  ['.a > :not(.b) + :not(.c)', 'is any element beside any other'],
  ['.a > .b + *', undefined],
  ['.a > * + .b', undefined],
  ['.a > * + p', undefined],
  ['.a > :where(:not(:first-child))', undefined],
])('%s: %s', (selector, problem) => {
  expect(problemOf(selector)).toBe(problem)
})

it('no selector makes a page compute all of its styles again when the focus moves, or an element comes in', () => {
  const found: string[] = []
  let count = 0
  for (const path of globSync('blocks/**/*.css'))
    postcss.parse(readFileSync(path, 'utf8')).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        if (selector.includes(':has(')) count++
        const problem = problemOf(selector)
        if (problem) found.push(`${path}: ${selector} ${problem}`)
      }
    })
  expect(count).toBeGreaterThan(50)
  expect(found).toEqual([])
})
