import type { Fixture } from '../_kit/fixture.ts'

const field = (uid: string, fields: object) => ({
  component: 'newsletter-field',
  _uid: `newsletter-field-${uid}`,
  headline: 'Einmal im Monat, was sich lohnt',
  text: 'Fristen, neue Kurse und eine Rechnung, die aufgeht.',
  page: { linktype: 'story', cached_url: 'newsletter' },
  form: 'newsletter',
  ...fields,
})

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: field(name, fields),
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: field('default', {}) },
  hidden('plain', { headline: '', text: '' }),
  hidden('longest', {
    headline: 'Studienfinanzierungsberatungsneuigkeiten, jeden Monat',
    text: 'Fristen, Bildungskreditvergabevoraussetzungen, neue Kurse und eine Rechnung, die am Ende auch aufgeht.',
  }),
  hidden('nowhere', { page: undefined }),
]

export const invalid: readonly unknown[] = [
  { component: 'newsletter-field', form: '' },
  { component: 'newsletter-field', form: 5 },
]
