import { addParameters } from '../_kit/add-parameters.ts'
import type { ContentOf } from '../_kit/block-schema.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { fillMessage } from '../_kit/forms/check-fields.ts'
import { errorWords } from '../_kit/forms/error-words.ts'
import { checkMessages } from '../_kit/forms/messages.ts'
import { levelBelow } from '../_kit/heading.tsx'
import { comparedCode, comparedParameters, mostCompared } from '../_kit/programmes/compared.ts'
import { factWords } from '../_kit/programmes/fact-words.ts'
import { beginList, listNotes } from '../_kit/programmes/list-notes.ts'
import { createPriceFinder } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import { parameterNames } from './parameters.ts'
import { rowsOf } from './rows.ts'
import type { schema } from './schema.ts'
import { addressOf, type Chosen, type ComparisonState, choose, readState } from './state.ts'

type Content = Resolved<ContentOf<typeof schema>>
type Words = Readonly<Record<keyof (typeof messages)['de'], string>>

interface Scene {
  readonly state: ComparisonState
  /** Language of the page. */
  readonly language: string
  readonly words: Words
  readonly path: string
  readonly preset: string | undefined
}

/** A column: its programme, and the address without it. */
const columnOf = ({ code, programme }: Chosen, { state, words, language, path, preset }: Scene) => ({
  code,
  title: programme.title,
  path: programme.path,
  language: programme.language,
  remove: {
    href: addressOf(path, { ...state, codes: state.codes.filter(other => other !== code) }, preset),
    label: fillTemplate(words.remove, { name: programme.title }),
    /** Set if the heading around it is in the language of its programme. */
    language: programme.language && language,
  },
})

/** The programmes that could be added; empty if the comparison is full. */
function additionsOf(programmes: readonly Programme[], codes: readonly string[], language: string) {
  if (codes.length >= mostCompared) return []
  return programmes
    .flatMap(({ careId, title, language: writtenIn }) => {
      const code = comparedCode(careId)
      return code && !codes.includes(code) ? [{ code, title, writtenIn }] : []
    })
    .toSorted((one, other) => one.title.localeCompare(other.title, language))
}

/** Notes about parts of the address that are not shown. */
function notesOf({ cut, hasUnknown }: ReturnType<typeof choose>, words: Words): readonly string[] {
  const names = cut.map(({ programme }) => programme.title).join(', ')
  return [
    ...(cut.length ? [fillTemplate(words.tooMany, { count: mostCompared, names })] : []),
    ...(hasUnknown ? [words.unknown] : []),
  ]
}

/** Requirements tools/comparison, tools/missing-data. Undefined on a site without programmes. */
export function props(content: Content, context: Context, place: Pick<BlockPlace, 'headingAbove'>) {
  const { preset, finderLink } = content
  // Read before the programmes, which may be late: the head of the answer depends on whether a choice is shown.
  const parameters = context.parameters(parameterNames)
  const begun = beginList(content, context)
  if (!begun?.programmes) return begun
  const { headline, programmes } = begun
  const words = context.words(messages)
  const facts = context.words(factWords)
  const language = context.language()
  const path = context.path()
  const requested = readState(parameters, preset)
  const choice = choose(programmes, requested.codes)
  const codes = choice.chosen.map(({ code }) => code)
  const state = { codes, isOnlyDifferences: requested.isOnlyDifferences && codes.length > 1 }
  const scene: Scene = { state, words, language, path, preset }
  const pricesOf = codes.length ? createPriceFinder(context) : undefined
  const compared = choice.chosen.map(({ programme }) => ({ programme, prices: pricesOf?.(programme.careId) }))
  const rows = rowsOf(compared, { words: facts, language }, { words: facts, offer: words.offer })
  const differing = rows.filter(({ differs }) => differs)
  return {
    headline,
    notice: undefined,
    columns: choice.chosen.map(one => columnOf(one, scene)),
    rows: state.isOnlyDifferences ? differing : rows,
    /** Differences are marked only if there are several programmes. */
    isMarked: codes.length > 1,
    notes: [
      ...notesOf(choice, words),
      ...listNotes(
        choice.chosen.map(({ programme }) => programme),
        context,
      ),
    ],
    summary:
      codes.length > 1
        ? fillTemplate(words.summary, { count: codes.length, differing: differing.length, all: rows.length })
        : undefined,
    toggle:
      codes.length > 1
        ? {
            text: state.isOnlyDifferences ? words.showAll : words.onlyDifferences,
            href: addressOf(path, { ...state, isOnlyDifferences: !state.isOnlyDifferences }),
          }
        : undefined,
    path,
    state,
    hasPreset: Boolean(preset),
    additions: additionsOf(programmes, codes, language),
    error: requested.isUnanswered
      ? {
          message: fillMessage(context.words(checkMessages).choose, words.add),
          level: levelBelow(headline?.level ?? place.headingAbove()),
          words: context.words(errorWords),
        }
      : undefined,
    finder: finderLink && {
      href: addParameters(finderLink.href, comparedParameters(codes)),
      text: words.toFinder,
    },
    words: { ...words, insteadOf: facts.insteadOf },
  }
}

export type ProductComparisonProps = NonNullable<ReturnType<typeof props>>
/** Props if there is a list to choose from. */
export type ComparisonProps = Extract<ProductComparisonProps, { notice: undefined }>
