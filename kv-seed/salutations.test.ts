import { expect, it } from 'vitest'
import { mainSpace } from './space.ts'

const contents = mainSpace().stories.map(({ draft }) => draft.content)

/** The texts below a value that are read in a language. */
function textsIn(value: unknown, language: string, own = 'de'): string[] {
  if (typeof value === 'string') return own === language ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, language, name.split('__i18n__')[1] ?? own),
  )
}

// German goes on in lower case after the comma, and Italian does; the others begin the sentence.
it.each([
  ['en', /^Hello\b.*,\n\n\p{Lu}/u],
  ['fr', /^Bonjour\b.*,\n\n\p{Lu}/u],
  ['es', /^Hola\b.*:\n\n\p{Lu}/u],
  ['pt', /^Olá(?=,|\[\[, ).*,\n\n\p{Lu}/u],
])('mails in %s begin with a salutation, its mark, and a capital', (language, beginning) => {
  const mails = contents
    .flatMap(content => textsIn(content, language))
    .filter(text => /^(?:Hello|Bonjour|Hola|Olá)[^\n]*\n\n/.test(text))
  expect(mails.length).toBeGreaterThan(3)
  expect(mails.filter(mail => !beginning.test(mail)).map(mail => mail.slice(0, 60))).toEqual([])
})
