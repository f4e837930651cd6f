import { describe, expect, it } from 'vitest'
import { drafts } from '../../space.ts'

const units = ['dach', 'ds', 'obw', 'libf']
const storyAt = (slug: string) => drafts.find(draft => draft.slug === slug)!

interface FooterLink {
  readonly href: { readonly cached_url: string }
  readonly opensConsent?: boolean
}

describe('the legal pages', () => {
  it.each(['', 'ds/', 'weiterbildung/'])('say in %s how a contract is withdrawn', folder => {
    expect(storyAt(`${folder}widerruf`).content.noindex).toBe(true)
  })

  it.each(units)('of %s are linked in its footer, in its languages', unit => {
    const { content, languages = ['en'] } = storyAt(`settings/${unit}/footer`)
    // The links that the footer is written with.
    const links = content.legalNavigation as readonly FooterLink[]
    expect(links.map(({ opensConsent = false }) => opensConsent)).toEqual([false, false, false, true])
    for (const { href } of links) {
      const page = storyAt(href.cached_url)
      expect(page.languages).toEqual(languages)
      expect(Object.keys(page.translatedSlugs ?? {})).toEqual([...languages])
    }
  })
})
