import type { Fixture } from '../_kit/fixture.ts'

const url = (address: string) => ({ linktype: 'url', url: address, cached_url: address })

const apply = { component: 'button', _uid: 'flex-apply', text: 'Jetzt bewerben', href: url('/bewerben/') }
const advice = {
  component: 'button',
  _uid: 'flex-advice',
  text: 'Beratung vereinbaren',
  buttonType: 'secondary',
  href: url('/beratung/'),
}
const plan = {
  component: 'link',
  _uid: 'flex-plan',
  label: 'Studienverlauf ansehen',
  href: url('/studienverlauf/'),
}

const flexBlok = (name: string, fields: object) => ({
  component: 'flex-blok',
  _uid: `flex-blok-${name}`,
  content: [apply, advice, plan],
  ...fields,
})

const headline = (uid: string, text: string, subline: string) => ({
  component: 'headline',
  _uid: uid,
  level: 'h3',
  text,
  subline,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: flexBlok('default', {}) },
  { name: 'column', content: flexBlok('column', { layout: 'col', alignSelf: 'center' }) },
  { name: 'center', hidden: true, content: flexBlok('center', { alignSelf: 'center' }) },
  { name: 'end', hidden: true, content: flexBlok('end', { alignSelf: 'end' }) },
  { name: 'column-end', hidden: true, content: flexBlok('column-end', { layout: 'col', alignSelf: 'end' }) },
  {
    name: 'stretch',
    hidden: true,
    content: flexBlok('stretch', { alignSelf: 'stretch', content: [apply, advice] }),
  },
  {
    name: 'column-stretch',
    hidden: true,
    content: flexBlok('column-stretch', { layout: 'col', alignSelf: 'stretch', content: [apply, advice] }),
  },
  {
    name: 'fact',
    hidden: true,
    content: flexBlok('fact', {
      content: [
        { component: 'fact', _uid: 'flex-fact', icon: 'clock', title: '36 Monate', content: 'in Vollzeit' },
        apply,
      ],
    }),
  },
  {
    name: 'parts',
    content: flexBlok('parts', {
      alignSelf: 'stretch',
      content: [
        headline('flex-part-1', 'Erst hören, dann entscheiden', 'Vier Wochen kostet dich nichts.'),
        headline(
          'flex-part-2',
          'Zwei Tempi, ein Abschluss',
          'Du wechselst, wann immer sich dein Leben ändert.',
        ),
      ],
    }),
  },
  {
    name: 'nested',
    hidden: true,
    content: flexBlok('nested', {
      layout: 'col',
      content: [
        flexBlok('inside', { content: [apply, advice] }),
        { component: 'button', _uid: 'flex-nowhere', text: 'Führt nirgends hin', href: url('') },
      ],
    }),
  },
  {
    name: 'longest',
    hidden: true,
    content: flexBlok('longest', {
      content: [
        { ...apply, text: 'Unverbindliches Beratungsgespräch zur Hochschulzugangsberechtigung vereinbaren' },
        {
          ...plan,
          label: 'Aufstiegsfortbildungsförderungsgesetz und Rechtsschutzversicherungsgesellschaften',
        },
      ],
    }),
  },
  { name: 'empty', hidden: true, content: flexBlok('empty', { content: [] }) },
]

export const invalid: readonly unknown[] = [
  { component: 'flex-blok', content: 'Text' },
  { component: 'flex-blok', layout: 2, content: [] },
  { component: 'flex-blok', alignSelf: ['start'], content: [] },
]
