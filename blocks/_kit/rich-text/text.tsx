import { Fragment, type ReactNode } from 'react'
import { FormValue } from '../form-value.tsx'
import type { FormValueFormat } from '../forms/show-value.ts'

const marker = /\{fv:([\w.-]+)(?:\|(label|date|raw))?\}/g

/** A text in which `{fv:name|format}` is a place that the browser fills from the form (requirement texts/form-values). */
export function withFormValues(text: string): ReactNode {
  if (!text.includes('{fv:')) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(marker)) {
    const [all, name = '', format] = match
    parts.push(text.slice(from, match.index))
    // The pattern lets no other format through.
    parts.push(<FormValue name={name} format={format as FormValueFormat | undefined} />)
    from = match.index + all.length
  }
  parts.push(text.slice(from))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity of their own
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
