import type { Fixture } from '../_kit/fixture.ts'

const field = (name: string, fields: object) => ({
  component: 'form-field',
  _uid: `field-${name}`,
  name,
  ...fields,
})
const option = (value: string, label: string) => ({
  component: 'form-option',
  _uid: `option-${value}`,
  value,
  label,
})
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const text = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) })

const firstName = field('firstName', {
  label: 'Vorname',
  required: true,
  width: 'half',
  autocomplete: 'given-name',
})
const lastName = field('lastName', {
  label: 'Nachname',
  required: true,
  width: 'half',
  autocomplete: 'family-name',
})
const email = field('email', {
  kind: 'email',
  label: 'E-Mail-Adresse',
  hint: 'Dorthin schicken wir die Antwort, sonst nichts.',
  required: true,
  autocomplete: 'email',
})
const phone = field('phone', {
  kind: 'tel',
  label: 'Telefonnummer',
  required: true,
  autocomplete: 'tel',
  condition: [
    { component: 'form-condition', _uid: 'phone-if', field: 'reply', operator: 'is', value: 'phone' },
  ],
})
const reply = {
  component: 'form-choice',
  _uid: 'choice-reply',
  name: 'reply',
  look: 'buttons',
  label: 'Wie dürfen wir antworten?',
  required: true,
  personal: false,
  options: [option('email', 'Per E-Mail'), option('phone', 'Am Telefon')],
}
const message = field('message', {
  kind: 'textarea',
  label: 'Deine Frage',
  required: true,
  maxLength: '1000',
})
const consent = {
  component: 'form-consent',
  _uid: 'consent-privacy',
  name: 'privacy',
  required: true,
  personal: false,
  wording: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Ich bin einverstanden, dass die Hochschule meine Angaben nutzt, um zu antworten. Mehr dazu in der ',
          },
          {
            type: 'text',
            text: 'Datenschutzerklärung',
            marks: [{ type: 'link', attrs: { href: '/datenschutz/', linktype: 'url' } }],
          },
          { type: 'text', text: '.' },
        ],
      },
    ],
  },
}

const enquiry = {
  component: 'form',
  _uid: 'form-enquiry',
  id: 'enquiry',
  headline: 'Frag uns',
  intro: text('Wir antworten innerhalb eines Werktags. Eine Antwort, kein Newsletter.'),
  fields: [firstName, lastName, email, reply, phone, message, consent],
  submitLabel: 'Frage absenden',
  failurePhone: '+49 (0)30 23125-140',
  failureEmail: 'studienberatung@tannhagen.example',
  success: [
    {
      component: 'rich-text',
      _uid: 'form-thanks',
      content: text('Danke, {fv:firstName}. Deine Frage ist bei uns; Sofia Brandt antwortet dir.'),
    },
  ],
}

const step = (name: string, title: string, fields: readonly object[]) => ({
  component: 'form-step',
  _uid: `step-${name}`,
  title,
  shortTitle: `Teil ${name}`.slice(0, 14),
  fields,
})

const steps = [
  step('person', 'Wer bist du?', [
    firstName,
    lastName,
    email,
    field('birthday', {
      kind: 'date',
      label: 'Geburtsdatum',
      hint: 'Zum Beispiel 24 12 1999',
      required: true,
      autocomplete: 'bday',
      rules: [{ component: 'form-rule', _uid: 'past', name: 'past' }],
    }),
    field('postcode', { label: 'Postleitzahl', width: 'short', autocomplete: 'postal-code', required: true }),
    field('country', {
      kind: 'country',
      label: 'Land',
      defaultValue: 'DE',
      autocomplete: 'country',
      required: true,
    }),
  ]),
  step('study', 'Was möchtest du studieren?', [
    {
      component: 'form-choice',
      _uid: 'choice-degree',
      name: 'degree',
      look: 'dropdown',
      label: 'Abschluss',
      required: true,
      personal: false,
      defaultValue: '{{get_degree}}',
      options: [option('1', 'Bachelor'), option('2', 'Master'), option('3', 'Weiterbildung')],
    },
    {
      component: 'form-choice',
      _uid: 'choice-model',
      name: 'model',
      look: 'radio',
      label: 'Studienmodell',
      hint: 'Du kannst später wechseln.',
      required: true,
      personal: false,
      options: [option('fs', 'Fernstudium'), option('ds', 'Duales Studium'), option('ms', 'myStudium')],
    },
    {
      component: 'form-file',
      _uid: 'file-certificate',
      name: 'certificate',
      label: 'Zeugnis',
      hint: 'Ein Foto genügt',
      multiple: true,
    },
  ]),
  step('check', 'Stimmt alles?', [{ component: 'form-summary', _uid: 'summary' }, consent]),
]

const application = {
  ...enquiry,
  _uid: 'form-application',
  id: 'application',
  headline: 'Jetzt bewerben',
  intro: text('Drei Schritte, etwa fünf Minuten. Zeugnisse kannst du nachreichen.'),
  fields: [],
  steps,
  submitLabel: 'Bewerbung absenden',
}

const [personStep, studyStep, checkStep] = steps as [object, object, object]

const ifIs = (field: string, operator: 'is' | 'isNot', value: string) => ({
  conditions: [{ component: 'form-condition', _uid: 'if', field, operator, value }],
})
const dropdown = (name: string, label: string, options: readonly object[]) => ({
  ...{ component: 'form-choice', _uid: `choice-${name}`, name, label, options },
  ...{ look: 'dropdown', required: true, personal: false },
})

/** A form whose options hang on other answers, of the same step and of the one before. */
const offered = {
  ...enquiry,
  _uid: 'form-offered',
  id: 'offered',
  fields: [],
  steps: [
    step('study', 'Was möchtest du studieren?', [
      dropdown('programme', 'Studiengang', [
        option('informatics', 'Informatik'),
        option('agriculture', 'Agrarmanagement'),
      ]),
      {
        ...dropdown('model', 'Studienmodell', [
          option('full', 'Vollzeit'),
          { ...option('dual', 'Dual'), ...ifIs('programme', 'is', 'informatics') },
          { ...option('campus', 'Auf dem Campus'), ...ifIs('programme', 'is', 'agriculture') },
        ]),
        message: 'Dieses Modell gibt es hier nicht.',
      },
    ]),
    step('payment', 'Wie zahlst du?', [
      {
        ...dropdown('payment', 'Zahlungsart', [
          { ...option('loan', 'Mit einem Kredit'), ...ifIs('model', 'isNot', 'dual') },
          option('employer', 'Mein Arbeitgeber zahlt'),
        ]),
        look: 'radio',
      },
    ]),
  ],
}

/** A form whose answers are saved, and that is a purchase to tracking. */
const saved = {
  ...application,
  _uid: 'form-saved',
  id: 'saved',
  steps: [personStep, { ...studyStep, trackedAs: 'add_to_cart' }, checkStep],
  aside: [{ component: 'form-summary', _uid: 'choice', title: 'Deine Wahl' }],
  savesAnswers: true,
  resumeSubject: 'Mach weiter, wo du aufgehört hast',
  resumeText: 'Hier geht es weiter:\n\n{{link}}\n\nDer Link gilt bis {{until}}.',
  isPurchase: true,
  purchaseItem: 'degree',
  purchaseVariant: 'model',
  purchasePayment: 'payment',
}

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })
const as = (id: string, content: object = enquiry) => ({
  ...enquiry,
  ...content,
  _uid: `form-${id}`,
  id,
})

const long = 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: enquiry },
  { name: 'steps', content: application },
  {
    name: 'newsletter',
    content: as('newsletter', {
      headline: 'Einmal im Monat, was sich lohnt',
      intro: undefined,
      isNewsletter: true,
      submitLabel: 'Anmelden',
      size: 'l',
      fields: [email],
    }),
  },
  {
    name: 'config',
    content: {
      component: 'form',
      _uid: 'form-config',
      backgroundColor: 'white-off',
      config: {
        uuid: '1f6b0c3a-52a4-4d0e-8f38-3d7b6a90c1e5',
        full_slug: 'settings/forms/enquiry',
        name: 'Enquiry',
        content: { ...as('config'), component: 'form-config' },
      },
    },
  },
  { name: 'errors', content: as('errors') },
  { name: 'sent', content: as('sent') },
  { name: 'unmailed', content: as('unmailed') },
  { name: 'failure', content: as('failure') },
  { name: 'second-step', content: as('second-step', application) },
  { name: 'check', content: as('check', application) },
  { name: 'saved', content: saved },
  { name: 'conflict', content: as('conflict', saved) },
  { name: 'kept', content: as('kept', saved) },
  { name: 'kept-without-mail', content: as('kept-without-mail', saved) },
  { name: 'kept-mistyped', content: as('kept-mistyped', saved) },
  { name: 'kept-limit', content: as('kept-limit', saved), hidden: true },
  { name: 'resume', content: as('resume', saved) },
  { name: 'link-ended', content: as('link-ended', saved) },
  { name: 'link-renewed', content: as('link-renewed', saved), hidden: true },
  { name: 'links-revoked', content: as('links-revoked', saved), hidden: true },
  { name: 'sent-before', content: as('sent-before', saved) },
  { name: 'expired', content: as('expired', saved) },
  { name: 'draft-gone', content: as('draft-gone', saved), hidden: true },
  hidden('offered', offered),
  hidden('empty', { component: 'form', _uid: 'form-empty', id: 'empty' }),
  hidden('one-field', { component: 'form', _uid: 'form-one', id: 'one', fields: [email] }),
  hidden('repeated', as('repeated', { fields: [email, { ...email, _uid: 'again' }, phone] })),
  hidden(
    'longest',
    as('longest', {
      headline: long,
      submitLabel: `${long} unterschreiben und abschicken`,
      fields: [
        field('long', { label: `${long} `.repeat(3), hint: `${long} `.repeat(4), message: long }),
        field('left', { label: long, width: 'half' }),
        field('right', { label: long, width: 'half', kind: 'country' }),
        {
          ...reply,
          options: [
            option('a', `${long} am Telefon`),
            option('b', `${long} in einem langen Brief mit der Post`),
          ],
        },
        { ...consent, wording: text(`${long} `.repeat(12)) },
      ],
    }),
  ),
  hidden(
    'hostile',
    as('hostile', {
      id: '"><script>alert(1)</script>',
      headline: '<img src=x onerror=alert(1)>',
      submitUrl: 'javascript:alert(1)',
      failurePhone: '" onclick="alert(1)',
      failureEmail: 'javascript:alert(1)',
      fields: [
        field('constructor', { label: '</label><script>alert(1)</script>', defaultValue: '"><b>{{get_x}}' }),
        field('"><b>', { label: '"', hint: '<style>*{display:none}</style>' }),
        { ...reply, name: '__proto__', options: [option('" onclick="alert(1)', '<b>x</b>')] },
      ],
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form', fields: [email] },
  { component: 'form', id: '!!!', fields: [email] },
  { component: 'form', id: ['x'] },
  { component: 'form', id: 'x', steps: 'all' },
]
