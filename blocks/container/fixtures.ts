import type { Fixture } from '../_kit/fixture.ts'

const headline = (uid: string, text: string, subline?: string) => ({
  component: 'headline',
  _uid: uid,
  text,
  level: 'h2',
  ...(subline && { subline }),
})

const text = (uid: string, paragraph: string) => ({
  component: 'rich-text',
  _uid: uid,
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: paragraph }] }] },
})

const button = (uid: string) => ({
  component: 'button',
  _uid: uid,
  text: 'Beratung vereinbaren',
  href: { linktype: 'url', url: '/beratung/' },
  buttonType: 'primary',
})

const body = (name: string) => [
  headline(
    `${name}-1`,
    'Vier Wochen zur Probe',
    'Du lernst, wie es dir passt. Gefällt es dir nicht, gehst du ohne Kosten.',
  ),
  text(
    `${name}-2`,
    'In den ersten vier Wochen stehen dir alle Module, alle Lehrenden und die Bibliothek offen. Erst danach beginnt dein Vertrag, und bis dahin genügt eine Nachricht, um aufzuhören.',
  ),
  button(`${name}-3`),
]

const container = (name: string, fields: object) => ({
  component: 'container',
  _uid: `container-${name}`,
  body: body(name),
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: container('default', {}) },
  {
    name: 'sloped',
    preset: 'Sloped edges',
    content: container('sloped', {
      backgroundColor: 'page-color',
      topEdge: 'slope-down',
      bottomEdge: 'slope-up',
    }),
  },
  {
    name: 'dark',
    preset: 'Dark ground',
    content: container('dark', { backgroundColor: 'black', topEdge: 'slope-up' }),
  },
  {
    name: 'curved',
    preset: 'Curved edges',
    content: container('curved', {
      backgroundColor: 'white-off',
      topEdge: 'curve-in',
      bottomEdge: 'curve-out',
    }),
  },
  { name: 'gradient', content: container('gradient', { backgroundColor: 'gradient-dark', size: 'm' }) },
  {
    name: 'bordered',
    content: container('bordered', { border: 'custom', accentColor: 'orange', size: 'xl' }),
  },
  {
    name: 'silver',
    hidden: true,
    content: container('silver', { backgroundColor: 'silver', size: 'maxIU', border: 'light' }),
  },
  {
    name: 'red',
    hidden: true,
    content: container('red', { backgroundColor: 'red', size: '90', border: 'dark' }),
  },
  { name: 'margin', preset: 'Headline in the margin', content: container('margin', { layout: 'margin' }) },
  {
    name: 'rail',
    preset: 'Text with a rail',
    content: container('rail', { layout: 'rail', density: 'dense' }),
  },
  {
    name: 'spread',
    hidden: true,
    content: container('spread', { layout: 'spread', density: 'airy', backgroundColor: 'black' }),
  },
  { name: 'empty', hidden: true, content: { component: 'container', _uid: 'container-empty', body: [] } },
]

export const invalid: readonly unknown[] = [
  { component: 'container', _uid: 'container-x', body: 'text' },
  { component: 'container', _uid: 'container-x', body: [], size: 5 },
]
