import { t } from '../../text.ts'
import { everyLanguage } from '../../translations/catalogues.ts'
import { choice, field, formStory, introduction, rule, thanks } from './parts.ts'
import { agreed, hours, otherWays, phone } from './person.ts'

/** The shortest way to a talk: also opened in a dialog by links of the channel callback. */
export const callbackForm = formStory(
  {
    id: 'callback',
    name: t('Rückruf', 'Call me back'),
    headline: t('Wir rufen dich an', 'We call you'),
    intro: introduction(
      'Ein Gespräch dauert im Mittel 20 Minuten und kostet dich nichts.',
      'A talk takes 20 minutes on average and costs you nothing.',
    ),
    fields: [
      field('name', t('Dein Name', 'Your name'), {
        width: 'half',
        autocomplete: 'name',
        maxLength: '120',
        ...rule('name'),
      }),
      { ...phone, width: 'half' },
      choice(
        'when',
        t('Wann erreichen wir dich?', 'When can we reach you?'),
        [['soon', t('So bald wie möglich', 'As soon as possible')], ...hours],
        { defaultValue: 'soon' },
      ),
      agreed,
    ],
    submitLabel: t('Rückruf anfordern', 'Ask for a call'),
    success: thanks(
      t(
        'Danke, {fv:name}. Wir rufen dich an: {fv:when|label}, unter {fv:phone}.',
        'Thank you, {fv:name}. We call you: {fv:when|label}, at {fv:phone}.',
      ),
    ),
    ...otherWays,
    notifyTo: 'studienberatung@tannhagen.example',
    notifySubject: 'Rückruf {{reference}} ({{when}})',
    notifyText: 'Ein Rückruf ist gewünscht: {{reference}}, Zeit: {{when}}.',
  },
  { languages: everyLanguage },
)
