import { storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { picture } from '../blocks.ts'
import { legalLinks } from '../legal/units.ts'
import { child, column, entry, germanAndEnglish, link, settingsOf } from '../navigation.ts'
import { newsletterTeaser } from '../newsletter-teaser.ts'
import { askHarriet, londonPhone } from './people.ts'
import { bankingPage, sustainablePage } from './products.ts'

const name = t('Tannhagen\nLondon', 'Tannhagen\nLondon')
const languageSwitcher = germanAndEnglish('/de/', '/')

const own = settingsOf({
  unit: 'libf',
  header: {
    name,
    homeLink: storyLink('london/home'),
    backgroundColor: 'white-off',
    navigation: [
      entry(t('Programme', 'Programmes'), storyLink('london/programmes'), [
        child(
          t('Banking and Finance', 'Banking and Finance'),
          storyLink(bankingPage),
          t('MSc in 12 oder 24 Monaten', 'MSc in 12 or 24 months'),
        ),
        child(
          t('Sustainable Finance', 'Sustainable Finance'),
          storyLink(sustainablePage),
          t('PGCert in 6 oder 9 Monaten', 'PGCert in 6 or 9 months'),
        ),
      ]),
      entry(t('Wohin es führt', 'Where it leads'), storyLink('london/home', 'careers')),
      entry(t('Ein Dienstag', 'A Tuesday'), storyLink('london/home', 'tuesday')),
      entry(t('Kontakt', 'Contact'), storyLink('london/contact')),
    ],
    languageSwitcher,
    buttonText: t('Bewerben', 'Apply'),
    buttonLink: askHarriet('apply'),
  },
  footer: {
    name,
    newsletter: newsletterTeaser('london/newsletter'),
    claim: t(
      '164 Plätze, acht Minuten von der Bank of England.',
      '164 places, eight minutes from the Bank of England.',
    ),
    navigation: [
      column(
        t('Programme', 'Programmes'),
        link(t('Alle vergleichen', 'Compare all'), storyLink('london/programmes')),
        link(t('Banking and Finance', 'Banking and Finance'), storyLink(bankingPage)),
        link(t('Sustainable Finance', 'Sustainable Finance'), storyLink(sustainablePage)),
      ),
      column(
        t('Vor dem Start', 'Before you start'),
        link(t('Ein Dienstag in Aldgate', 'A Tuesday in Aldgate'), storyLink('london/home', 'tuesday')),
        link(t('Wohin es führt', 'Where it leads'), storyLink('london/home', 'careers')),
        link(t('Häufige Fragen', 'Questions and answers'), storyLink('london/contact', 'questions')),
      ),
      column(
        t('Kontakt', 'Contact'),
        link(t('+44 20 7946 0150', '020 7946 0150'), londonPhone),
        link(t('Harriet Lowe schreiben', 'Write to Harriet Lowe'), storyLink('london/contact', 'formular')),
        link(t('Newsletter', 'Newsletter'), storyLink('london/newsletter')),
      ),
    ],
    legalNavigation: legalLinks.libf,
    languageSwitcher,
  },
  defaults: {
    contactPage: storyLink('london/contact'),
    cookiesPage: storyLink('london/cookies'),
    searchPage: storyLink('london/search'),
    siteName: t('Tannhagen London', 'Tannhagen London'),
    siteShortName: 'Tannhagen',
    shareImage: picture('london-home'),
    seoDescription: t(
      'Banking und Finance in London: MSc in 12 Monaten oder PGCert an einem Abend in der Woche, 164 Plätze, acht Minuten von der Bank of England.',
      'Banking and finance in London: an MSc in 12 months or a PGCert on one evening a week, 164 places, eight minutes from the Bank of England.',
    ),
  },
})

export const settings = own.map(story => ({ ...story, defaultLanguage: 'en' as const, languages: ['de'] }))
