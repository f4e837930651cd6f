import type { SentForm } from '../../blocks/_kit/forms/definition.ts'

/** The component of a form. */
export const formComponent = 'form'

/** The values of content, and those below them, that pass a test. Content is a tree whose depth was limited when it was parsed. */
export function* valuesBelow(content: unknown, test: (value: object) => boolean): Generator<object> {
  const waiting: unknown[] = [content]
  while (waiting.length) {
    const value = waiting.pop()
    if (typeof value !== 'object' || value === null) continue
    if (test(value)) yield value
    for (const child of Object.values(value)) waiting.push(child)
  }
}

const isForm = (value: object): value is { readonly props: object } =>
  'component' in value && value.component === formComponent && 'props' in value

/** The forms among a resolved block and those below it. */
export function* formsBelow(resolved: unknown): Generator<SentForm> {
  for (const value of valuesBelow(resolved, isForm)) {
    // The block's props hold this part (`SentForm`).
    const { definition, delivery } = (value as { readonly props: Partial<SentForm> }).props
    if (definition && delivery) yield { definition, delivery }
  }
}
