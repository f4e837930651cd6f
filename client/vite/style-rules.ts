import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import {
  afterFirstPaint,
  type StyleDeclaration,
  type StyleRule,
  type StyleSelector,
} from '../../blocks/_kit/style-sheet.ts'
import { selectorTokens } from './selector-tokens.ts'

/** Where a rule stands. */
interface Place {
  /** The at-rules around it. */
  readonly around: string
  /** They apply only after the first paint. */
  readonly isLater: boolean
  /** Elements that are treated as tokens. */
  readonly elements: ReadonlySet<string>
}

/** The first list of single classes in `:is()`: all have the same specificity, so that a page may leave some out. */
const choiceList = /:is\((\.[\w-]+(?:,\.[\w-]+)+)\)/

function readSelector(text: string, { elements, isLater }: Place): StyleSelector {
  const needed = selectorTokens(text, elements)
  const tokens = isLater ? [...new Set([...needed, afterFirstPaint])] : needed
  const choices = choiceList.exec(text)?.[1]
  return choices
    ? [text.replace(choiceList, ':is()'), tokens, choices.split(',').map(name => name.slice(1))]
    : [text, tokens]
}

/** CSS without characters that browsers do not need. */
const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/\( | (?=\))/g, bracket => bracket.trim())
    .replace(/;}/g, '}')
    .trim()

const compactSelector = (selector: string) =>
  compact(selector)
    .replace(/(?<![\d(-]n ?) ?([>+~]) ?/g, '$1')
    .replace(/="([a-z_]+)"\]/g, '=$1]')

/** Numbers and colours as short as they can be; not in strings and addresses. */
const compactValue = (value: string) =>
  /["']|url\(/.test(value)
    ? compact(value)
    : compact(value)
        .replace(/ \/ /g, '/')
        .replace(/\.0+(?=%)/g, '')
        .replace(/(?<![\w.])0(?=\.\d)/g, '')
        .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')

const customProperty = /--[\w-]+/g

const readsOf = (css: string): string[] => [...new Set(css.match(customProperty))]

const weightName = (weight: string) => `weight:${weight}`

/** The font weights that a declaration may use: of the property, or of a custom property that is one number. */
const weightsIn = ({ prop, value }: Declaration): string[] =>
  prop === 'font' || prop === 'font-weight' || (prop.startsWith('--') && /^\d+$/.test(value))
    ? [...value.matchAll(/(?<![\w.-])[1-9]\d\d(?![\w.%])/g)].map(([weight]) => weightName(weight))
    : []

/** Properties that show only when the visitor acts. */
const shownByAction = /^(?:transition|cursor)\b/

function readDeclaration(declaration: Declaration): StyleDeclaration {
  const { prop, value, important } = declaration
  const css = `${prop}:${compactValue(value)}${important ? '!important' : ''}`
  const animations = /^animation(-name)?$/.test(prop) ? value.match(/(?<![\w.-])[a-z][\w-]*/gi) : null
  const reads = [...readsOf(value), ...(animations ?? []).map(name => `@${name}`), ...weightsIn(declaration)]
  return [css, prop.startsWith('--') ? prop : shownByAction.test(prop) ? afterFirstPaint : '', reads]
}

/** The name by which other rules refer to an at-rule; empty for one that is always needed. */
const atRuleName = ({ name, params }: AtRule) =>
  name === 'keyframes' ? `@${params}` : name === 'property' ? params : ''

const declarationsIn = (rule: Container<ChildNode>) =>
  (rule.nodes ?? []).flatMap(node => (node.type === 'decl' ? [readDeclaration(node)] : []))

function readRule(rule: Rule, place: Place): StyleRule {
  if (rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule'))
    throw rule.error(`${rule.selector}: a rule within a rule`)
  return [
    place.around,
    rule.selectors.map(selector => readSelector(compactSelector(selector), place)),
    declarationsIn(rule),
  ]
}

function readAtRule(rule: AtRule, { around, isLater }: Place): StyleRule {
  const css = compact(rule.toString())
  const name = atRuleName(rule)
  const reads = readsOf(css).filter(read => read !== name)
  return [around, [], [[css, name || (isLater ? afterFirstPaint : ''), reads]]]
}

/** At-rules whose rules are selected per page, like those outside. */
const groups = /^(media|supports|container|layer|starting-style)$/

/** The name of the at-rule that the build writes around rules which nothing needs at the first paint; no sheet has it. */
const laterGroup = 'after-first-paint'

/** Rules that nothing needs at the first paint: those of what is closed or not there until the visitor acts. */
export const laterRules = (css: string): string => `@${laterGroup} {${css}}`

function placeIn({ name, params }: AtRule, { around, isLater, elements }: Place): Place {
  if (name === laterGroup) return { around, isLater: true, elements }
  const isLaterGroup = name === 'starting-style' || (name === 'media' && params === 'print')
  const group = `@${[name, compact(params)].filter(Boolean).join(' ')}{`
  return { around: around + group, isLater: isLater || isLaterGroup, elements }
}

interface RuleOptions {
  /** Elements that are treated as tokens. */
  readonly elements: ReadonlySet<string>
  /** Tokens for a font face: a page that has one of them needs the face. */
  readonly faceTokens: (face: string) => readonly string[]
}

/** Text has these without a declaration: `strong`, `th`. */
const commonWeights = ['400', '700']

/** A face for one weight is needed where a rule uses that weight; other faces are always needed. */
function declarationsOfFace(rule: AtRule): StyleDeclaration[] {
  const declarations = declarationsIn(rule)
  const [, weight] = /font-weight:\s*(\d+)\s*(?:;|\})/.exec(rule.toString()) ?? []
  if (!weight || commonWeights.includes(weight)) return declarations.map(([css]) => [css, '', []])
  return declarations.map(([css]) => [css, weightName(weight), []])
}

/** The rules of a sheet, in its order. */
export function readRules(css: string, { elements, faceTokens }: RuleOptions): StyleRule[] {
  const rules: StyleRule[] = []
  const readFace = (rule: AtRule, { around }: Place): StyleRule => [
    around,
    faceTokens(rule.toString()).map(token => ['@font-face', [token]] as const),
    declarationsOfFace(rule),
  ]
  const collect = (container: Container<ChildNode>, place: Place): void => {
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule') rules.push(readRule(node, place))
      else if (node.type !== 'atrule') continue
      else if (node.nodes && (groups.test(node.name) || node.name === laterGroup))
        collect(node, placeIn(node, place))
      else if (node.name === 'font-face') rules.push(readFace(node, place))
      else rules.push(readAtRule(node, place))
    }
  }
  collect(postcss.parse(css), { around: '', isLater: false, elements })
  return rules
}
