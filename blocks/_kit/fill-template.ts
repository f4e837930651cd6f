export type TemplateValues = Readonly<Record<string, string | number | boolean | undefined>>

/** A section that is being read: its text so far, and whether it will be shown. */
interface Section {
  text: string
  isShown: boolean
}

const mark = /\[\[|\]\]|\{\{(!{0,2})([\w.-]+)\}\}/g

function textOf(values: TemplateValues, name: string): string {
  const value = Object.hasOwn(values, name) ? values[name] : undefined
  return value === undefined || value === false ? '' : String(value)
}

/**
 * Fills the placeholders of a text (requirement texts/templates). `{{name}}` becomes the value, or empty without one. `[[...]]` is
 * a section, and sections nest: it is dropped when one of its own placeholders is empty, when it contains `{{!name}}` and there is
 * a value, or `{{!!name}}` and there is none. Unpaired marks stay text; values are never parsed for marks.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const open: Section[] = []
  let current: Section = { text: '', isShown: true }
  let position = 0
  for (const { 0: found, 1: negation = '', 2: name = '', index } of template.matchAll(mark)) {
    current.text += template.slice(position, index)
    position = index + found.length
    const outer = open.at(-1)
    if (found === '[[') {
      open.push(current)
      current = { text: '', isShown: true }
    } else if (found !== ']]') {
      const value = textOf(values, name)
      if (!negation) current.text += value
      if ((value === '') !== (negation === '!')) current.isShown = false
    } else if (outer) {
      if (current.isShown) outer.text += current.text
      current = outer
      open.pop()
    } else current.text += found
  }
  const rest = current.text + template.slice(position)
  return [...open.map(({ text }) => text), rest].join('[[')
}
