import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { type BlockDraft, container, headline, picture, richText } from '../blocks.ts'

const contact = {
  contactLink: storyLink('kontakt', 'formular'),
  contactLabel: t('Studienberatung fragen', 'Ask our advisers'),
}

/** The calculator on a page about something else: it shows the sums, and leads on. */
export const shortFundingCalculator: BlockDraft = {
  component: 'funding-calculator',
  headline: t('Wer zahlt mit?', 'Who pays a part?'),
  intro: t(
    'Fünf Fragen, dann weißt du, womit du rechnen kannst. Ohne Anmeldung.',
    'Five questions, and you know what you can count on. No registration.',
  ),
  result: 'short',
  resultLink: storyLink('foerderung'),
  ...contact,
}

export const fundingPage: StoryDraft = {
  slug: 'foerderung',
  name: t('Förderrechner', 'Funding calculator'),
  translatedSlugs: { en: 'funding' },
  content: {
    component: 'page',
    seoTitle: t('Förderrechner: Zuschüsse und Stipendien', 'Funding calculator: grants and scholarships'),
    seoDescription: t(
      'Fünf Fragen, keine Anmeldung: Welche Zuschüsse, Stipendien und Kredite zu deinem Studium an der Hochschule Tannhagen passen, mit Quelle und Datum.',
      'Five questions, no registration: which grants, scholarships and loans suit your studies at Tannhagen University, each with its source and date.',
    ),
    shareImage: picture('hero-bachelor'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: t('Was zahlt wer mit?', 'Who pays what?'),
        subline: t(
          'Fünf kurze Fragen. Zu jedem Betrag steht, seit wann er gilt und woher wir ihn haben.',
          'Five short questions. Each amount says since when it holds and where we have it from.',
        ),
        excludeSublineFromH1: true,
      },
      {
        component: 'funding-calculator',
        headline: t('Dein Förderrechner', 'Your funding calculator'),
        ...contact,
      },
      container(
        { backgroundColor: 'gray-50' },
        headline(t('So rechnen wir', 'How we calculate')),
        richText(
          t(
            rich(
              'Wir zählen Zuschüsse, Stipendien und das, was dein Betrieb zahlt, zusammen. Darlehen nicht: Die zahlst du zurück. Beträge für ein Semester teilen wir durch sechs.',
              'Was du antwortest, steht nur in der Adresse der Seite. Wir speichern es nicht, und du kannst die Adresse weitergeben.',
            ),
            rich(
              'We add up grants, scholarships and what your company pays, but not loans: those you pay back. We divide amounts for a semester by six.',
              'Your answers stand in the address of the page alone. We do not store them, and you may share the address.',
            ),
          ),
        ),
      ),
    ],
  },
}
