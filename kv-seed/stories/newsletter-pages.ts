import { type StoryDraft, storyLink } from '../story.ts'
import { plain, type Translated, t } from '../text.ts'
import { container, headline, picture, richText, secondary } from './blocks.ts'
import { form } from './forms/parts.ts'

interface Unit {
  /** Folder of its pages; empty for the first unit. */
  readonly folder: '' | 'ds/' | 'weiterbildung/' | 'london/'
  readonly formId: string
  readonly image: Parameters<typeof picture>[0]
  /** What search results say of it. */
  readonly seo: { readonly seoTitle: Translated; readonly seoDescription: Translated }
  readonly languages?: readonly string[]
  readonly defaultLanguage?: 'en'
}

interface Outcome {
  readonly path: string
  readonly title: Translated
  readonly words: Translated
  /** Leads to the newsletter rather than home. */
  readonly again?: true
}

const outcomes: readonly Outcome[] = [
  {
    path: 'opt-in-success',
    title: t('Du bist dabei', 'You are in'),
    words: t(
      'Die nächste Ausgabe kommt am ersten Dienstag des Monats. Abmelden kannst du dich mit einem Klick in jeder Ausgabe.',
      'The next issue comes on the first Tuesday of the month. You can unsubscribe with one click in every issue.',
    ),
  },
  {
    path: 'opt-in-failure',
    title: t('Der Link gilt nicht mehr', 'The link is no longer valid'),
    words: t(
      'Links aus unseren E-Mails gelten sieben Tage. Bestell den Newsletter noch einmal, dann schicken wir dir einen neuen.',
      'Links in our e-mails are valid for seven days. Order the newsletter once more, and we send you a new one.',
    ),
    again: true,
  },
  {
    path: 'opt-out-success',
    title: t('Abgemeldet', 'Unsubscribed'),
    words: t(
      'Wir schreiben dir nicht mehr. Deine Adresse löschen wir heute Nacht.',
      'We do not write to you any more. Your address is deleted tonight.',
    ),
  },
  {
    path: 'opt-out-failure',
    title: t('Das hat nicht geklappt', 'That did not work'),
    words: t(
      'Schreib uns an datenschutz@tannhagen.example, und wir melden dich am selben Werktag ab.',
      'Write to datenschutz@tannhagen.example, and we unsubscribe you on the same working day.',
    ),
  },
]

const asked = [
  { path: 'opt-in', form: 'opt-in', title: t('Newsletter bestätigen', 'Confirm the newsletter') },
  { path: 'opt-out', form: 'end', title: t('Newsletter abbestellen', 'Unsubscribe') },
] as const

const toNewsletter = t('Zum Newsletter', 'To the newsletter')
const toHome = t('Zur Startseite', 'To the home page')

/** The pages of a unit's newsletter: the form, what links in mails open, and how it went. */
export function newsletterPages({ folder, formId, image, seo, ...story }: Unit): readonly StoryDraft[] {
  const slug = `${folder}newsletter`
  const page = (path: string, name: Translated, body: readonly unknown[]): StoryDraft => ({
    slug: `${slug}/${path}`,
    name,
    ...story,
    content: {
      component: 'page',
      noindex: true,
      seoTitle: name,
      body: [container({ size: 'l' }, ...(body as []))],
    },
  })
  const results = outcomes.map(({ path, title, words, again }) =>
    page(path, title, [
      headline(title, undefined, { level: 'h1' }),
      richText(plain(words)),
      again ? secondary(toNewsletter, storyLink(slug)) : secondary(toHome, storyLink(`${folder}home`)),
    ]),
  )
  const questions = asked.map(({ path, form: kind, title }) =>
    page(path, title, [headline(title, undefined, { level: 'h1' }), form(`${formId}-${kind}`)]),
  )
  return [
    {
      slug,
      name: t('Newsletter', 'Newsletter'),
      ...story,
      content: {
        component: 'page',
        ...seo,
        preloadImage: picture(image),
        shareImage: picture(image),
        body: [
          {
            component: 'hero',
            type: 'compact',
            headline: t('Post, die du lesen willst', 'Mail that you want to read'),
            subline: t(
              'Zwölf Ausgaben im Jahr, 6.100 Menschen lesen sie.',
              'Twelve issues a year, read by 6,100 people.',
            ),
            excludeSublineFromH1: true,
            image: picture(image),
          },
          container({ anchor: 'formular', size: '3xl' }, form(formId)),
        ],
      },
    },
    ...questions,
    ...results,
  ]
}

export const newsletterSeo = {
  seoTitle: t('Newsletter der Hochschule Tannhagen', 'Newsletter of Tannhagen University'),
  seoDescription: t(
    'Einmal im Monat per E-Mail: Fristen, neue Kurse und Zuschüsse der Hochschule Tannhagen. Drei Minuten Lesezeit, mit einem Klick wieder abbestellt.',
    'Once a month by e-mail: dates, new courses and grants at Tannhagen University. It takes three minutes to read, and one click to unsubscribe from it.',
  ),
}
