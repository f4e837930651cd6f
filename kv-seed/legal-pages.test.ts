import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mainSpace } from './space.ts'

const stories = mainSpace().stories.map(({ draft }) => draft)
const storyAt = (slug: string) => stories.find(({ full_slug }) => full_slug === slug)!
const languagesOf = (slug: string) => storyAt(slug).translated_slugs?.map(({ lang }) => lang)

interface FooterLink {
  readonly href: { readonly cached_url: string }
  readonly opensConsent?: boolean
}

describe('the legal pages', () => {
  it.each(['', 'ds/', 'weiterbildung/'])('say in %s how a contract is withdrawn', folder => {
    expect(storyAt(`${folder}widerruf`).content.noindex).toBe(true)
  })

  it.each(['dach', 'ds', 'obw', 'libf'])('of %s are linked in its footer, in its languages', unit => {
    const footer = `settings/${unit}/footer`
    // The links that the footer is written with.
    const links = storyAt(footer).content.legalNavigation as readonly FooterLink[]
    expect(links.map(({ opensConsent = false }) => opensConsent)).toEqual([false, false, false, true])
    for (const { href } of links) expect(languagesOf(href.cached_url)).toEqual(languagesOf(footer))
  })
})

const matrix = readFileSync(new URL('../docs/accessibility.md', import.meta.url), 'utf8')
const days = matrix.match(/\d{4}-\d\d-\d\d/g)!.sort()

/** The sentence of a statement where nobody has tested with a screen reader. */
const notTested = {
  de: 'Mit Screenreadern und von Menschen mit Behinderungen ist die Website noch nicht geprüft.',
  en: 'Nobody has tested the website with a screen reader yet',
  fr: 'Le site n’a encore été testé ni avec un lecteur d’écran',
  it: 'Il sito non è ancora stato verificato con uno screen reader',
  es: 'Nadie ha probado todavía el sitio con un lector de pantalla',
  pt: 'O site ainda não foi testado com um leitor de ecrã',
}

describe('the accessibility statement agrees with docs/accessibility.md', () => {
  const statement = JSON.stringify(storyAt('barrierefreiheit').content).replaceAll('\u00a0', ' ')

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
