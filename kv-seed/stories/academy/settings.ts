import { storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { picture } from '../blocks.ts'
import { contractsOf, legalLinks } from '../legal/units.ts'
import { child, column, entry, germanAndEnglish, link, settingsOf } from '../navigation.ts'
import { newsletterTeaser } from '../newsletter-teaser.ts'
import { academyPhone, askInes } from './people.ts'
import { dataPage, nursingPage } from './products.ts'

const name = t('Tannhagen\nWeiterbildung', 'Tannhagen\nContinuing education')
const languageSwitcher = germanAndEnglish('/', '/en/')

export const settings = settingsOf({
  unit: 'obw',
  header: {
    name,
    homeLink: storyLink('weiterbildung/home'),
    navigation: [
      entry(t('Kurse', 'Courses'), storyLink('weiterbildung/kurse'), [
        child(
          t('Praxisanleitung in der Pflege', 'Practice mentor in nursing'),
          storyLink(nursingPage),
          t('300 Stunden, ab 104 € im Monat', '300 hours, from €104 a month'),
        ),
        child(
          t('Datenanalyse im Beruf', 'Data analysis at work'),
          storyLink(dataPage),
          t('20 ECTS, ab 134 € im Monat', '20 credits, from €134 a month'),
        ),
      ]),
      entry(t('Dein Abend', 'Your evening'), storyLink('weiterbildung/home', 'abend')),
      entry(t('Zuschüsse', 'Grants'), storyLink('weiterbildung/home', 'zuschuesse')),
      entry(t('Kontakt', 'Contact'), storyLink('weiterbildung/kontakt')),
    ],
    languageSwitcher,
    buttonText: t('Beratung', 'Advice'),
    buttonLink: askInes('advice'),
  },
  footer: {
    name,
    newsletter: newsletterTeaser('weiterbildung/newsletter'),
    claim: t(
      '4.200 Menschen, die abends noch etwas wissen wollten.',
      '4,200 people who wanted to know more in the evening.',
    ),
    navigation: [
      column(
        t('Kurse', 'Courses'),
        link(t('Alle Kurse', 'All courses'), storyLink('weiterbildung/kurse')),
        link(t('Praxisanleitung', 'Practice mentor'), storyLink(nursingPage)),
        link(t('Datenanalyse', 'Data analysis'), storyLink(dataPage)),
      ),
      column(
        t('Vor dem Start', 'Before you start'),
        link(t('Wie ein Abend läuft', 'What an evening is like'), storyLink('weiterbildung/home', 'abend')),
        link(t('Zuschüsse', 'Grants'), storyLink('weiterbildung/home', 'zuschuesse')),
        link(t('Häufige Fragen', 'Questions and answers'), storyLink('weiterbildung/kontakt', 'fragen')),
      ),
      column(
        t('Kontakt', 'Contact'),
        link(t('030 23125 180', '+49 30 23125 180'), academyPhone),
        link(
          t('Ines Haller schreiben', 'Write to Ines Haller'),
          storyLink('weiterbildung/kontakt', 'formular'),
        ),
        link(t('Newsletter', 'Newsletter'), storyLink('weiterbildung/newsletter')),
      ),
    ],
    legalNavigation: legalLinks.obw,
    languageSwitcher,
  },
  defaults: {
    contactPage: storyLink('weiterbildung/kontakt'),
    cookiesPage: storyLink('weiterbildung/cookies'),
    searchPage: storyLink('weiterbildung/suche'),
    ...contractsOf.obw,
    siteName: t('Tannhagen Weiterbildung', 'Tannhagen continuing education'),
    siteShortName: 'Tannhagen',
    shareImage: picture('academy-home'),
    seoDescription: t(
      'Weiterbildung neben dem Beruf an der Hochschule Tannhagen: zwei Abende in der Woche, Hochschulzertifikat nach 8 bis 15 Monaten, ab 104 € im Monat.',
      'Continuing education beside your job at Tannhagen: two evenings a week, a university certificate after 8 to 15 months, from €104 a month.',
    ),
  },
})
