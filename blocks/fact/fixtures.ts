import type { Fixture } from '../_kit/fixture.ts'

const doc = (...paragraphs: string[]) => ({
  type: 'doc',
  content: paragraphs.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})

const fact = (name: string, fields: object) => ({ component: 'fact', _uid: `fact-${name}`, ...fields })

const duration = {
  icon: 'clock',
  title: '36 Monate',
  content: 'im Vollzeitmodell,\nin Teilzeit 48 oder 72 Monate',
}

const fees = {
  icon: 'euro',
  title: '219 € im Monat',
  content: 'Alle Prüfungen, Skripte und die Betreuung der Bachelorarbeit sind darin enthalten.',
  hint: doc(
    'Der Betrag gilt für das Teilzeitmodell mit 72 Monaten.',
    'Verlängerst du um bis zu zwölf Monate, kostet dich das nichts.',
  ),
}

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: fact('default', duration) },
  { name: 'hint', content: fact('hint', fees) },
  {
    name: 'large',
    content: fact('large', {
      ...fees,
      layout: 'large',
      titleProps: [{ component: 'headline-props', _uid: 'fact-title', level: 'h2', isHighlighted: true }],
    }),
  },
  {
    name: 'in-grid',
    hidden: true,
    content: {
      component: 'grid',
      _uid: 'fact-grid',
      headline: 'In Zahlen',
      columnsDesktop: 3,
      backgroundColor: 'page-color',
      items: [
        fact('grid-1', { ...duration, layout: 'large' }),
        fact('grid-2', { ...fees, layout: 'large' }),
        fact('grid-3', {
          icon: 'graduation',
          layout: 'large',
          title: '180 ECTS',
          content: 'Bachelor of Science',
        }),
        fact('grid-4', duration),
        fact('grid-5', fees),
        fact('grid-6', { icon: 'calendar', title: 'Jeden 1.', content: 'beginnt ein neuer Jahrgang' }),
      ],
    },
  },
  {
    name: 'dark',
    hidden: true,
    content: {
      component: 'container',
      _uid: 'fact-dark',
      backgroundColor: 'black',
      body: [fact('dark-1', fees), fact('dark-2', { ...fees, layout: 'large' })],
    },
  },
  { name: 'title-only', hidden: true, content: fact('title-only', { title: 'Ohne NC' }) },
  { name: 'content-only', hidden: true, content: fact('content-only', { content: duration.content }) },
  {
    name: 'unknown-icon',
    hidden: true,
    content: fact('unknown-icon', { ...duration, icon: '<svg onload=x>' }),
  },
  { name: 'empty', hidden: true, content: fact('empty', { icon: 'clock', title: ' ', hint: fees.hint }) },
  {
    name: 'longest',
    hidden: true,
    content: fact('longest', {
      ...fees,
      layout: 'large',
      title: 'Aufstiegsfortbildungsförderungsgesetz und Hochschulzugangsberechtigungsverordnung',
      content: `Donaudampfschifffahrtsgesellschaftskapitänsausbildung\n\n${fees.content.repeat(4)}`,
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'fact', title: ['36'] },
  { component: 'fact', title: '36', content: { type: 'doc' } },
  { component: 'fact', title: '36', hint: { type: 'paragraph' } },
  { component: 'fact', title: '36', titleProps: 'h2' },
]
