import type { Fixture } from '../_kit/fixture.ts'

const link = { type: 'link', attrs: { href: '/datenschutz/', linktype: 'url' } }
const text = (words: string, marks: readonly object[] = []) => ({ type: 'text', text: words, marks })
const wording = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

const consent = (name: string, fields: object) => ({
  component: 'form-consent',
  _uid: `consent-${name}`,
  name,
  required: true,
  wording: wording(
    text('Ich habe die '),
    text('Datenschutzerklärung', [link]),
    text(' gelesen und bin einverstanden, dass ihr mich zu meiner Frage anruft.'),
  ),
  ...fields,
})
const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: consent('privacy', { hint: 'Du kannst das jederzeit widerrufen.' }) },
  {
    name: 'checkbox',
    content: consent('callback', {
      kind: 'checkbox',
      required: false,
      wording: wording(text('Ruft mich zurück.')),
    }),
  },
  hidden(
    'condition',
    consent('conditional', {
      condition: [
        { component: 'form-condition', _uid: 'if', field: 'reply', operator: 'isNot', value: 'email' },
      ],
    }),
  ),
  hidden('empty', consent('empty', { hint: ' ', kind: 'other' })),
  hidden(
    'longest',
    consent('longest', { wording: wording(text('Einwilligungserklärungsbestätigung '.repeat(20))) }),
  ),
  hidden(
    'hostile',
    consent('"><b>', {
      wording: wording(
        text('<script>alert(1)</script>'),
        text('x', [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }]),
      ),
    }),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'form-consent', name: 'x' },
  { component: 'form-consent', name: 'x', wording: ' ' },
  { component: 'form-consent', wording: 'Ja' },
]
