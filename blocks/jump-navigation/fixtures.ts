import type { Fixture } from '../_kit/fixture.ts'

const bar = (name: string, titles: readonly string[]) => ({
  component: 'jump-navigation',
  _uid: `jump-navigation-${name}`,
  items: titles.map((title, index) => ({
    component: 'jump-navigation-item',
    _uid: `jump-navigation-${name}-${index}`,
    title,
  })),
})

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    content: bar('default', ['Auf einen Blick', 'Ablauf', 'Kosten', 'Zulassung', 'Beratung']),
  },
  {
    name: 'priced',
    content: { ...bar('priced', ['Auf einen Blick', 'Kosten', 'Beratung']), careId: 'BABWL-FS' },
  },
  {
    name: 'long',
    content: bar('long', [
      'Auf einen Blick',
      'Studieninhalte',
      'Ablauf und Prüfungen',
      'Für wen?',
      'Kosten und Förderung',
      'Anerkennung',
      'Zulassung ohne Abitur',
      'Deine Perspektiven',
      'Häufige Fragen',
      'Beratung',
    ]),
  },
  { name: 'single', hidden: true, content: bar('single', ['Kosten']) },
  {
    name: 'same-titles',
    hidden: true,
    content: bar('same-titles', ['Kosten', 'Ablauf', 'Kosten', 'Kosten']),
  },
  {
    name: 'longest',
    hidden: true,
    content: bar('longest', [
      'Aufstiegsfortbildungsförderungsgesetz und Weiterbildungsstipendien',
      'Zulassungsvoraussetzungen',
    ]),
  },
  {
    name: 'hostile',
    hidden: true,
    content: bar('hostile', ['"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '!?']),
  },
  { name: 'empty', hidden: true, content: bar('empty', []) },
]

export const invalid: readonly unknown[] = [{ component: 'jump-navigation', items: 'Kosten' }]

export const damaged: readonly unknown[] = [
  { component: 'jump-navigation', items: [{ title: '' }] },
  { component: 'jump-navigation', items: [{ title: 'Kosten' }, { anchor: 'ablauf' }] },
  { component: 'jump-navigation', items: [{ title: { de: 'Kosten' } }] },
]
