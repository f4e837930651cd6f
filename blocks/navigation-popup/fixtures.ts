import type { Fixture } from '../_kit/fixture.ts'

const item = (title: string, url: string, description = '') => ({
  _uid: `popup-${title}`,
  component: 'navigation-popup-item',
  title,
  description,
  link: { linktype: 'url', url },
})

const popup = (name: string, fields: object) => ({
  component: 'navigation-popup',
  _uid: `popup-${name}`,
  label: 'Andere Studienmodelle',
  headline: 'BWL geht auch anders',
  items: [
    item('Fernstudium', '/bachelor/betriebswirtschaftslehre/fernstudium/', 'Online, in deinem Tempo'),
    item('Duales Studium', '/bachelor/betriebswirtschaftslehre/duales-studium/', 'Mit Betrieb und Gehalt'),
    item('Alle Bachelor', '/bachelor/'),
  ],
  ...fields,
})

const long = 'Wirtschaftsingenieurwesenvertiefungsrichtungsempfehlung für Berufserfahrene'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: popup('default', {}) },
  { name: 'without-headline', hidden: true, content: popup('plain', { headline: '' }) },
  {
    name: 'empty',
    hidden: true,
    content: popup('empty', { items: [item('', '/a/'), item('Ohne Ziel', '')] }),
  },
  {
    name: 'longest',
    hidden: true,
    content: popup('longest', {
      label: long,
      headline: long,
      items: Array.from({ length: 14 }, (_, at) => item(`${at} ${long}`, '/bachelor/', long)),
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: popup('hostile', {
      label: '<script>alert(1)</script>',
      items: [item('<img src=x onerror=alert(1)>', 'javascript:alert(1)'), item('"><b>', '/a/')],
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'navigation-popup', items: [item('a', '/a/')] },
  { component: 'navigation-popup', label: 'x', items: {} },
]

export const damaged: readonly unknown[] = [
  { component: 'navigation-popup', label: 'x', items: [{ title: 5 }] },
]
