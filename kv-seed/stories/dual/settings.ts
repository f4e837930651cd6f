import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { legalLinks } from '../legal/units.ts'
import { child, column, entry, germanAndEnglish, link } from '../navigation.ts'
import { newsletterTeaser } from '../newsletter-teaser.ts'
import { applyDual, dualPhone } from './people.ts'
import { dualBusinessPage, dualComputingPage } from './products.ts'

const name = t('Tannhagen\nDuales Studium', 'Tannhagen\nStudy with a company')

const languageSwitcher = germanAndEnglish('/', '/en/')

const header: StoryDraft = {
  slug: 'settings/ds/header',
  name: 'Header, ds',
  content: {
    component: 'header',
    name,
    homeLink: storyLink('ds/home'),
    navigation: [
      entry(t('Studiengänge', 'Programmes'), storyLink('ds/home', 'studiengaenge'), [
        child(
          t('Betriebswirtschaftslehre', 'Business Administration'),
          storyLink(dualBusinessPage),
          t('B.A. in 36 Monaten, 63 freie Plätze', 'B.A. in 36 months, 63 open places'),
        ),
        child(
          t('Informatik', 'Computer Science'),
          storyLink(dualComputingPage),
          t('B.Sc. in 36 Monaten, 41 freie Plätze', 'B.Sc. in 36 months, 41 open places'),
        ),
      ]),
      entry(t('Deine Woche', 'Your week'), storyLink('ds/home', 'woche')),
      entry(t('Vergütung', 'Pay'), storyLink('ds/home', 'verguetung')),
      entry(t('Für Betriebe', 'For companies'), storyLink('ds/partner-werden')),
    ],
    languageSwitcher,
    buttonText: t('Platz finden', 'Find a place'),
    buttonLink: applyDual(),
  },
}

const footer: StoryDraft = {
  slug: 'settings/ds/footer',
  name: 'Footer, ds',
  content: {
    component: 'footer',
    name,
    newsletter: newsletterTeaser('ds/newsletter'),
    claim: t('Ein Bachelor, zwei Orte, 112 Betriebe.', 'One degree, two places, 112 companies.'),
    navigation: [
      column(
        t('Studieren', 'Study'),
        link(t('BWL dual', 'Business'), storyLink(dualBusinessPage)),
        link(t('Informatik dual', 'Computer science'), storyLink(dualComputingPage)),
        link(t('So findest du einen Betrieb', 'How to find a company'), storyLink('ds/home', 'ablauf')),
        link(t('Häufige Fragen', 'Questions and answers'), storyLink('ds/home', 'fragen')),
      ),
      column(
        t('Ausbilden', 'Train'),
        link(t('Partner werden', 'Become a partner'), storyLink('ds/partner-werden')),
        link(t('Was ein Platz kostet', 'What a place costs'), storyLink('ds/partner-werden', 'kosten')),
      ),
      column(
        t('Kontakt', 'Contact'),
        link(t('030 23125 160', '+49 30 23125 160'), dualPhone),
        link(t('Ruben Falk schreiben', 'Write to Ruben Falk'), storyLink('ds/kontakt')),
        link(t('Newsletter', 'Newsletter'), storyLink('ds/newsletter')),
      ),
    ],
    legalNavigation: legalLinks.ds,
    copyrightText: t('Hochschule Tannhagen gGmbH', 'Hochschule Tannhagen gGmbH'),
    languageSwitcher,
  },
}

const defaults: StoryDraft = {
  slug: 'settings/ds/defaults',
  name: 'Defaults, ds',
  content: {
    component: 'defaults',
    unit: 'ds',
    contactPage: storyLink('ds/kontakt'),
    cookiesPage: storyLink('ds/cookies'),
    searchPage: storyLink('ds/suche'),
    siteName: t('Tannhagen dual', 'Tannhagen with a company'),
    seoDescription: t(
      'Duales Studium an der Hochschule Tannhagen: vier Bachelor, drei Tage im Betrieb, zwei an der Hochschule, ohne Gebühren und mit Gehalt.',
      'Study with a company at Tannhagen: a bachelor’s in business or computer science, three days at work, two at university, without fees and with pay.',
    ),
  },
}

export const stories: readonly StoryDraft[] = [defaults, header, footer]
