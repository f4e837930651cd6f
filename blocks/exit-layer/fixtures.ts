import type { Fixture } from '../_kit/fixture.ts'

const doc = (...words: string[]) => ({
  type: 'doc',
  content: words.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const button = (text: string) => ({
  component: 'button',
  _uid: 'exit-button',
  text,
  href: { linktype: 'url', url: '/infomaterial/' },
})

const layer = (name: string, fields: object) => ({
  component: 'exit-layer',
  _uid: `exit-${name}`,
  headline: 'Nimm den Studienführer mit',
  text: doc('48 Seiten mit allen Modulen, Preisen und Fristen, als PDF in deinem Postfach.'),
  content: [button('Studienführer bestellen')],
  callbackLabel: 'Lieber sprechen? Wir rufen dich an',
  callbackForm: 'rueckruf',
  ...fields,
})

const long = 'Hochschulzugangsberechtigungsprüfungsterminanfragenbeantwortung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: layer('default', {}) },
  {
    name: 'voucher',
    content: layer('voucher', {
      content: [
        { component: 'voucher', _uid: 'exit-voucher', code: 'BLEIB50', label: '50 € auf die erste Rate.' },
        button('Jetzt einschreiben'),
      ],
    }),
  },
  {
    name: 'empty',
    hidden: true,
    content: { component: 'exit-layer', _uid: 'exit-empty', headline: 'Nichts' },
  },
  {
    name: 'longest',
    hidden: true,
    content: layer('longest', {
      headline: `${long} ${long}`,
      text: doc(...Array.from({ length: 8 }, () => `${long} und was danach kommt. `.repeat(4))),
      content: [button(long), { component: 'voucher', _uid: 'exit-code', code: long, label: long }],
      callbackLabel: `${long} ${long}`,
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: layer('hostile', {
      headline: '<script>alert(1)</script>',
      content: [{ component: 'exit-layer', _uid: 'exit-nested', headline: 'x' }, { component: 'nothing' }, 5],
      callbackLabel: '"><img src=x onerror=alert(1)>',
      callbackLink: { linktype: 'url', url: 'javascript:alert(1)' },
      callbackForm: '" onclick="alert(1)',
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'exit-layer', text: doc('x') },
  { component: 'exit-layer', headline: ' ', text: doc('x') },
  { component: 'exit-layer', headline: 'x', content: 'voucher' },
]
