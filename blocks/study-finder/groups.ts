import type { FacetName } from './facets.ts'
import { inOrder, labelOf } from './option-labels.ts'
import type { Scene } from './scene.ts'

/** A facet with its options. */
export function groupOf(name: FacetName, { found, words, language }: Scene) {
  const chosen = found.state.chosen[name]
  const options = found.options[name].map(({ code, text, language: writtenIn, count }) => ({
    ...{ code, text, writtenIn, count },
    label: labelOf(name, text, { words, language }),
    isChosen: chosen.has(code),
    isDisabled: count === 0 && !chosen.has(code),
  }))
  return { name, title: words[name], count: chosen.size, options: inOrder(name, options, language) }
}

export type FinderGroup = ReturnType<typeof groupOf>
