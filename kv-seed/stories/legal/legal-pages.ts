import { type StoryDraft, storyLink } from '../../story.ts'
import { container, headline } from '../blocks.ts'
import { settingsTitle } from '../consent/parts.ts'
import { accessibility } from './accessibility.ts'
import { cancelContract, withdrawContract } from './contract-ends.ts'
import { cookies } from './cookies.ts'
import { imprint } from './imprint.ts'
import type { LegalPage, Reached } from './parts.ts'
import { privacy } from './privacy.ts'
import { withdrawal } from './withdrawal.ts'

interface LegalUnit extends Reached {
  /** Folder of its pages; empty for the first unit. */
  readonly folder: '' | 'ds/' | 'weiterbildung/' | 'london/'
  /** Slug of its consent settings. */
  readonly consent: string
  readonly languages: readonly string[]
  readonly defaultLanguage?: 'en'
  /** Code of a unit that concludes contracts on its site: it has pages on which they end. */
  readonly contracts?: string
}

/** In a unit with English as its default language the paths are English, too. */
function slugsOf({ path, translatedPaths }: LegalPage, { folder, languages, defaultLanguage }: LegalUnit) {
  const paths: Readonly<Record<string, string>> = { de: path, ...translatedPaths }
  const slugIn = (language: string) => `${folder}${paths[language] ?? path}`
  return {
    slug: slugIn(defaultLanguage ?? 'de'),
    translatedSlugs: Object.fromEntries(languages.map(language => [language, slugIn(language)])),
  }
}

const contractPages = ({ contracts }: LegalUnit) =>
  contracts === undefined ? [] : [withdrawContract(contracts), cancelContract(contracts)]

/** Imprint, privacy policy, cookies, the accessibility statement, the right of withdrawal of a unit, and where contracts end. */
export function legalPages(unit: LegalUnit): readonly StoryDraft[] {
  const { languages, defaultLanguage, consent } = unit
  const pages = [imprint, privacy, cookies(consent), accessibility, withdrawal, ...contractPages(unit)]
  return pages.map(page => ({
    ...slugsOf(page, unit),
    name: page.title,
    languages,
    ...(defaultLanguage && { defaultLanguage }),
    content: {
      component: 'page',
      noindex: true,
      findable: true,
      seoTitle: page.title,
      body: [
        container({ size: '5xl' }, headline(page.title, undefined, { level: 'h1' }), ...page.body(unit)),
      ],
    },
  }))
}

const footerLink = (page: LegalPage, unit: LegalUnit, more: object = {}) => ({
  component: 'footer-link',
  title: page.title,
  href: storyLink(slugsOf(page, unit).slug),
  ...more,
})

/** Links in the footer of the unit; that to the cookies opens the settings. Programmes and the application lead to the right of withdrawal. */
export const legalNavigation = (unit: LegalUnit) => [
  footerLink(imprint, unit),
  footerLink(privacy, unit),
  footerLink(accessibility, unit),
  footerLink({ ...cookies(unit.consent), title: settingsTitle }, unit, { opensConsent: true }),
]

/** Of a unit that concludes contracts on its site: what its defaults say of them. */
export const contractDefaults = (unit: LegalUnit) => {
  const [withdraws, cancels] = contractPages(unit).map(page => storyLink(slugsOf(page, unit).slug))
  return {
    contractsOnline: true,
    contractsTermsFrom: '2026-12-01 00:00',
    contractsWithdrawalPage: withdraws,
    contractsCancellationPage: cancels,
  }
}
