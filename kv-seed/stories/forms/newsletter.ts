import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, consent, formStory, introduction, type Option, thanks } from './parts.ts'
import { email, otherWays, type waysTo } from './person.ts'

const agreed = consent(
  t(
    'Ich möchte den Newsletter der Hochschule Tannhagen einmal im Monat per E-Mail. Abmelden kann ich mich mit einem Klick in jeder Ausgabe.',
    'I would like the newsletter of Tannhagen University by e-mail once a month. I can unsubscribe with one click in every issue.',
  ),
)

interface Newsletter {
  readonly id: string
  readonly interests: readonly Option[]
  /** Its page; those that confirm and end are below it. */
  readonly page: string
  readonly ways?: ReturnType<typeof waysTo>
}

type Languages = Partial<Pick<StoryDraft, 'languages' | 'defaultLanguage'>>

/** The subscription to a unit’s newsletter, confirmed by a link in a mail. */
export const newsletterForm = (
  { id, interests, page, ways = otherWays }: Newsletter,
  story: Languages,
): StoryDraft =>
  formStory(
    {
      id,
      name: t('Newsletter', 'Newsletter'),
      headline: t('Einmal im Monat, was sich lohnt', 'Once a month, what is worth it'),
      intro: introduction(
        'Fristen, neue Kurse und eine Rechnung, die aufgeht. Drei Minuten Lesezeit.',
        'Dates, new courses, and a sum that works out. Three minutes to read.',
      ),
      fields: [
        { ...email, width: 'half' },
        choice('interest', t('Was interessiert dich?', 'What are you interested in?'), interests, {
          look: 'dropdown',
          width: 'half',
          required: false,
          emptyLabel: t('Alles', 'Everything'),
        }),
        agreed,
      ],
      submitLabel: t('Newsletter bestellen', 'Subscribe'),
      success: thanks(
        t(
          'Fast fertig: Wir haben dir eine E-Mail an {fv:email} geschickt. Mit dem Link darin bestätigst du, dass du es bist.',
          'Nearly done: we have sent an e-mail to {fv:email}. Confirm with the link in it that it is you.',
        ),
      ),
      ...ways,
      isNewsletter: true,
      confirmPage: storyLink(`${page}/opt-in`),
      confirmSubject: t('Bitte bestätige deine Anmeldung', 'Please confirm your subscription'),
      confirmText: t(
        'Hallo,\n\nmit dieser Adresse wurde der Newsletter der Hochschule Tannhagen bestellt. Bestätige es hier:\n\n{{link}}\n\nWarst du es nicht, dann tu nichts: Ohne Bestätigung schreiben wir nicht wieder.\n\nHochschule Tannhagen',
        'Hello,\n\nSomebody ordered the newsletter of Tannhagen University with this address. Confirm it here:\n\n{{link}}\n\nIf it was not you, do nothing: without your confirmation we do not write again.\n\nTannhagen University',
      ),
    },
    story,
  )

export const mainNewsletter = newsletterForm(
  {
    id: 'newsletter',
    page: 'newsletter',
    interests: [
      ['bachelor', 'Bachelor'],
      ['master', 'Master'],
      ['courses', t('Weiterbildung', 'Continuing education')],
    ],
  },
  { languages: everyLanguage },
)
