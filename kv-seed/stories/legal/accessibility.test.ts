import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localise } from '../../text.ts'
import { accessibility } from './accessibility.ts'

const matrix = readFileSync(new URL('../../../docs/accessibility.md', import.meta.url), 'utf8')
const days = matrix.match(/\d{4}-\d\d-\d\d/g)!.sort()
const statement = JSON.stringify(
  localise(accessibility.body({ email: 'a@tannhagen.example', phone: '+49 30 1' })),
)

/** What a statement says where nobody has tested with a screen reader. */
const notTested = {
  de: 'Mit Screenreadern und von Menschen mit Behinderungen ist die Website noch nicht geprüft.',
  en: 'Nobody has tested the website with a screen reader yet',
  fr: 'Le site n’a encore été testé ni avec un lecteur d’écran',
  it: 'Il sito non è ancora stato verificato con uno screen reader',
  es: 'Nadie ha probado todavía el sitio con un lector de pantalla',
  pt: 'O site ainda não foi testado com um leitor de ecrã',
}

describe('the accessibility statement agrees with docs/accessibility.md', () => {
  it.each(Object.entries(notTested))(
    '%s: the day of the last tests, and what is not tested',
    (language, words) => {
      expect(matrix).toMatch(/^\| screen readers .*\| not tested \|$/m)
      expect(statement).toContain(words)
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
      expect(statement).toContain(day.format(new Date(days.at(-1)!)))
    },
  )
})
