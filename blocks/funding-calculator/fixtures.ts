import type { Fixture } from '../_kit/fixture.ts'

const calculator = (name: string, fields: object = {}) => ({
  component: 'funding-calculator',
  _uid: `funding-${name}`,
  headline: 'Was zahlt mit?',
  intro: 'Fünf Fragen, keine Anmeldung. Nichts davon speichern wir.',
  contactLink: { fieldtype: 'multilink', linktype: 'url', url: '/kontakt/', anchor: 'formular' },
  resultLink: { fieldtype: 'multilink', linktype: 'url', url: '/foerderung/' },
  ...fields,
})

const long = 'Ausbildungsförderungshöchstdauerverlängerungsbescheinigung'

/** All questions answered, as a query. */
const answered = 'a-age=25-34&a-trade=care&a-work=full'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: calculator('default') },
  { name: 'result', content: calculator('result'), query: answered },
  {
    name: 'short',
    hidden: true,
    content: calculator('short', { result: 'short', headlineLevel: 'h3' }),
    query: answered,
  },
  {
    name: 'empty',
    hidden: true,
    content: calculator('empty', { headline: '', intro: '', contactLink: undefined, resultLink: undefined }),
  },
  {
    name: 'longest',
    hidden: true,
    content: calculator('longest', { headline: `${long} ${long}`, intro: long, contactLabel: long }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: calculator('hostile', { headline: '<img src=x onerror=alert(1)>' }),
  },
]

export const invalid: readonly unknown[] = [{ component: 'funding-calculator', headline: 5 }]
