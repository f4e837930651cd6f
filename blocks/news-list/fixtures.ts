import type { Fixture } from '../_kit/fixture.ts'

const list = (name: string, fields: object = {}) => ({
  component: 'news-list',
  _uid: `news-list-${name}`,
  headline: 'Aktuelles',
  ...fields,
})

const articles = [
  {
    uuid: 'b1c2e3f4-0000-4000-8000-000000000001',
    title: 'Ein Lernplan, der eine volle Woche aushält',
    description: 'Drei Abende, ein Vormittag, und was tun, wenn beides ausfällt.',
    path: '/aktuelles/lernplan-neben-dem-beruf/',
    publishedAt: Date.UTC(2026, 9, 12, 8),
    topic: 'advice',
  },
  {
    uuid: 'b1c2e3f4-0000-4000-8000-000000000002',
    title: 'Neue Lernplätze in München',
    path: '/aktuelles/lernplaetze-muenchen/',
    publishedAt: Date.UTC(2026, 8, 3, 8),
    topic: 'university',
  },
]

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: list('default'), answer: { value: articles, total: 2, page: 1 } },
  { name: 'teaser', content: list('teaser', { teaserOnly: true }) },
  { name: 'rows', content: list('rows', { teaserOnly: true, teaserLook: 'rows' }) },
  {
    name: 'failed',
    hidden: true,
    content: list('failed'),
    answer: { value: [], total: 0, page: 1, failed: true },
  },
  { name: 'empty', hidden: true, content: list('empty', { headline: '' }) },
  { name: 'longest', hidden: true, content: list('longest', { headline: `${long} ${long}` }) },
  { name: 'hostile', hidden: true, content: list('hostile', { headline: '<img src=x onerror=alert(1)>' }) },
]

export const invalid: readonly unknown[] = [{ component: 'news-list', headline: 5 }]
