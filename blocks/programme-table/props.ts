import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { factWords } from '../_kit/programmes/fact-words.ts'
import { beginList, listNotes } from '../_kit/programmes/list-notes.ts'
import { createPriceFinder } from '../_kit/programmes/prices.ts'
import type { Resolved } from '../_kit/resolved.ts'
import {
  addressOf,
  type ColumnName,
  columnNames,
  grouped,
  groupNames,
  lineOf,
  readState,
  sorted,
  sortedBy,
  type TableState,
} from './lines.ts'
import { messages } from './messages.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const directionOf = ({ sort, isDescending }: TableState, name: ColumnName) =>
  sort === name ? (isDescending ? ('descending' as const) : ('ascending' as const)) : undefined

/** Requirements tools/table-view, tools/missing-data. Undefined on a site without programmes. */
export function props(content: Content, context: Context) {
  const { finderLink } = content
  // Read before the programmes, which may be late: the head of the answer depends on whether a choice is shown.
  const parameters = context.parameters(parameterNames)
  const begun = beginList(content, context)
  if (!begun?.programmes) return begun
  const { headline, programmes } = begun
  const facts = context.words(factWords)
  const words = context.words(messages)
  const language = context.language()
  const path = context.path()
  const state = readState(parameters)
  const pricesOf = createPriceFinder(context)
  const lines = programmes.map(one => lineOf(one, pricesOf(one.careId), { words: facts, language }))
  // A column that no programme has a value for is left out.
  const shown = columnNames.filter(name => lines.some(({ cells }) => cells[name].text))
  return {
    headline,
    notice: undefined,
    notes: listNotes(programmes, context),
    caption: lines.length === 1 ? words.one : fillTemplate(words.caption, { count: lines.length }),
    columns: shown.map(name => {
      const label = name === 'title' ? words.programme : facts[name]
      return {
        ...{ name, label },
        direction: directionOf(state, name),
        href: addressOf(path, sortedBy(state, name)),
        hint: fillTemplate(words.sortBy, { name: label }),
      }
    }),
    groups: grouped(sorted(lines, state, language), state.group, language),
    groupings: groupNames.map(name => ({
      label: facts[name],
      href: addressOf(path, { ...state, group: name }),
      isCurrent: name === state.group,
    })),
    finder: finderLink && { href: finderLink.href, text: words.toFinder },
    words: { ...words, insteadOf: facts.insteadOf },
  }
}

export type ProgrammeTableProps = NonNullable<ReturnType<typeof props>>
/** Props if there is a list. */
export type TableProps = Extract<ProgrammeTableProps, { notice: undefined }>
