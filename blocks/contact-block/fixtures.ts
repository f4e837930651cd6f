import type { Fixture } from '../_kit/fixture.ts'

const portrait = { filename: '/pictures/portrait-sofia.svg', alt: 'Porträt von Sofia Brandt' }
const link = (url: string) => ({ linktype: 'url', url })

const sofia = {
  name: 'Sofia Brandt',
  role: 'Studienberaterin, seit 2011 in Tannhagen',
  photo: portrait,
  location: 'Campus Berlin, Raum 1.12, und am Telefon',
  // No map finds this one.
  locationOnMap: false,
  phone: '+49 (0)30 23125-140',
  phoneLabel: 'Anrufen: 030 23125 140',
  phoneNote: 'Montag bis Freitag 8 bis 20 Uhr. Du zahlst einen Ortstarif.',
  whatsapp: '+49 151 23456789',
  whatsappLabel: 'WhatsApp',
  email: 'studienberatung@tannhagen.example',
  emailLabel: 'E-Mail schreiben',
  showCallback: true,
  callback: link('/kontakt/'),
  callbackForm: 'rueckruf',
  callbackLabel: 'Rückruf erbitten',
  showChat: true,
  chatLabel: 'Chatten',
  contactOverviewLabel: 'Alle Ansprechpersonen',
  contactOverviewLink: link('/kontakt/'),
}

const block = (name: string, fields: object) => ({
  component: 'contact-block',
  _uid: `contact-${name}`,
  ...fields,
})

const long = 'Anerkennungsprüfungssachbearbeitungsstelle für Hochschulzugangsberechtigungen'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: block('default', { ...sofia, headline: 'Deine Fragen, Sofias Antworten' }) },
  {
    name: 'person',
    content: block('person', {
      person: {
        uuid: '3f1c9d62-7a51-4c0e-9f7b-0a4d5c6b7e81',
        full_slug: 'people/sofia-brandt',
        name: 'Sofia Brandt',
        content: {
          component: 'contact-person',
          _uid: 'sofia',
          ...sofia,
          location: 'Uferstraße 5, 10179 Berlin',
          locationOnMap: true,
          whatsapp: '',
          showChat: false,
        },
      },
    }),
  },
  { name: 'fallback', content: block('fallback', {}) },
  {
    name: 'labels-only',
    hidden: true,
    content: block('labels', { ...sofia, phone: '', email: ' ', whatsapp: '' }),
  },
  {
    name: 'values-only',
    hidden: true,
    content: block('values', { phone: '+49 30 1234567', email: 'a@b.example' }),
  },
  { name: 'gone', hidden: true, content: block('gone', { person: '3f1c9d62-7a51-4c0e-9f7b-0a4d5c6b7e81' }) },
  { name: 'empty', hidden: true, content: block('empty', { headline: ' ' }) },
  {
    name: 'longest',
    hidden: true,
    content: block('longest', {
      ...sofia,
      headline: long,
      name: long,
      role: `${long} `.repeat(3),
      location: long,
      locationOnMap: true,
      phoneLabel: long,
      emailLabel: `${long}@tannhagen.example`,
      phoneNote: `${long} `.repeat(4),
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: block('hostile', {
      ...sofia,
      name: '<script>alert(1)</script>',
      phone: 'javascript:alert(1)',
      whatsapp: '"><img src=x onerror=alert(1)>',
      email: '" onclick="alert(1)',
      callback: link('javascript:alert(1)'),
      callbackForm: '"><b>',
      contactOverviewLink: link('//evil.example/'),
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'contact-block', name: 5 },
  { component: 'contact-block', showChat: 'perhaps' },
  { component: 'contact-block', photo: '/pictures/portrait-sofia.svg' },
]
