import type { StoryDraft } from '../../story.ts'
import { type Translated, t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, field, formStory, introduction, thanks } from './parts.ts'
import {
  admissionsOffice,
  agreed,
  email,
  lastName,
  otherWays,
  rubenFalk,
  signatureOf,
  waysTo,
} from './person.ts'

const application = field('application', t('Nummer deiner Bewerbung', 'Number of your application'), {
  required: false,
  personal: false,
  placeholder: 'K7M2Q9XA',
  minLength: '8',
  maxLength: '12',
  width: 'half',
  hint: t('Acht Zeichen; sie steht in der Bestätigung.', 'Eight characters; it is in the confirmation.'),
})

const kind = choice('kind', t('Was reichst du nach?', 'What do you send?'), [
  ['certificate', t('Zeugnis oder Urkunde', 'A certificate or diploma')],
  ['identity', t('Ausweis oder Pass', 'Identity card or passport')],
  ['resume', t('Lebenslauf', 'CV')],
  ['insurance', t('Nachweis der Krankenkasse', 'Proof of health insurance')],
  ['other', t('Etwas anderes', 'Something else')],
])

const papers = {
  component: 'form-file',
  name: 'papers',
  label: t('Unterlagen', 'Documents'),
  hint: t('Bis zu zehn Dateien. Ein Foto genügt.', 'Up to ten files. A photo will do.'),
  required: true,
  multiple: true,
}

interface DocumentsForm {
  readonly id: string
  readonly mailbox: string
  readonly ways: ReturnType<typeof waysTo>
  /** Signs the receipt. */
  readonly signed: Translated
}

/** Documents that follow an application. */
const documentsForm = (
  { id, mailbox, ways, signed: { de, translations } }: DocumentsForm,
  story: Partial<Pick<StoryDraft, 'languages' | 'defaultLanguage'>>,
): StoryDraft =>
  formStory(
    {
      id,
      name: t('Unterlagen nachreichen', 'Send documents'),
      intro: introduction(
        'Jede Datei wird sofort übertragen und vor dem Öffnen geprüft. Bricht die Verbindung ab, machen wir dort weiter, wo sie war.',
        'Each file is sent at once and checked before anybody opens it. If the connection breaks, we go on where it was.',
      ),
      fields: [{ ...lastName, width: 'half' }, application, email, kind, papers, agreed],
      submitLabel: t('Unterlagen senden', 'Send the documents'),
      success: thanks(
        t(
          'Danke. Deine Unterlagen sind da. Wir ordnen sie deiner Bewerbung zu und melden uns in zwei Werktagen an {fv:email}.',
          'Thank you. Your documents are here. We add them to your application and write to {fv:email} within two working days.',
        ),
      ),
      ...ways,
      receiptSubject: t('Deine Unterlagen sind da', 'We have your documents'),
      receiptText: t(
        `Hallo,\n\ndeine Unterlagen sind da.\n\nNummer dieser Sendung: {{reference}}\n\nIn zwei Werktagen hörst du von uns.\n\n${de}`,
        `Hello,\n\nYour documents are here.\n\nNumber of this delivery: {{reference}}\n\nYou hear from us within two working days.\n\n${translations.en}`,
      ),
      notifyTo: mailbox,
      notifySubject: 'Unterlagen {{reference}}',
      notifyText: 'Unterlagen sind da: {{kind}}[[, zur Bewerbung {{application}}]].',
    },
    story,
  )

export const mainDocumentsForm = documentsForm(
  { id: 'unterlagen', mailbox: 'bewerbung@tannhagen.example', ways: otherWays, signed: admissionsOffice },
  { languages: everyLanguage },
)

export const dualDocumentsForm = documentsForm(
  {
    id: 'unterlagen-dual',
    mailbox: rubenFalk.mailbox,
    ways: waysTo(rubenFalk),
    signed: signatureOf(rubenFalk),
  },
  {},
)
