/** A part of a text: words, or a template that the query fills. */
interface TextPart {
  readonly text: string
  readonly isTemplate: boolean
}

interface Range {
  readonly from: number
  readonly to: number
}

const marks = /\[\[|\]\]|\{\{!{0,2}get_[\w-]+\}\}/g

/** Adds a range; a range that encloses others replaces them, so that only the outermost remain. */
function addOutermost(ranges: Range[], range: Range): void {
  while ((ranges.at(-1)?.from ?? -1) > range.from) ranges.pop()
  ranges.push(range)
}

/** Query placeholders, and the outermost sections `[[...]]` that contain one, in the order of the text. */
function templatesIn(text: string): readonly Range[] {
  const templates: Range[] = []
  const open: number[] = []
  for (const { 0: found, index: from } of text.matchAll(marks)) {
    const to = from + found.length
    if (found === '[[') open.push(from)
    else if (found !== ']]') templates.push({ from, to })
    else {
      const start = open.pop()
      const last = templates.at(-1)
      if (start !== undefined && last && last.from > start) addOutermost(templates, { from: start, to })
    }
  }
  return templates
}

/** A text cut into words and the templates that the query fills. */
export function textTemplates(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let position = 0
  for (const { from, to } of templatesIn(text)) {
    parts.push({ text: text.slice(position, from), isTemplate: false })
    parts.push({ text: text.slice(from, to), isTemplate: true })
    position = to
  }
  parts.push({ text: text.slice(position), isTemplate: false })
  return parts.filter(part => part.text)
}
