import type { Fixture } from '../_kit/fixture.ts'

const degree = (value: string, label: string, link: object = { linktype: 'story', cached_url: value }) => ({
  component: 'cluster-picker-degree',
  _uid: `degree-${value}`,
  value,
  label,
  link,
})

const cluster = (of: string, value: string, label: string) => ({
  component: 'cluster-picker-cluster',
  _uid: `cluster-${of}-${value}`,
  degree: of,
  value,
  label,
  link: { linktype: 'story', cached_url: `${of}/${value}` },
})

const picker = {
  component: 'cluster-picker',
  _uid: 'cluster-picker',
  buttonText: 'Dorthin',
  emptyOptionLabel: 'Noch keine Richtung',
  degreeOptions: [degree('bachelor', 'Bachelor'), degree('master', 'Master')],
  clusterOptions: [
    cluster('bachelor', 'wirtschaft', 'Wirtschaft'),
    cluster('bachelor', 'gesundheit', 'Gesundheit'),
    cluster('bachelor', 'technik', 'Informatik und Technik'),
    cluster('master', 'psychologie', 'Psychologie'),
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...picker, _uid: `cluster-picker-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: picker },
  hidden('one-degree', { degreeOptions: picker.degreeOptions.slice(0, 1) }),
  hidden('without-clusters', { clusterOptions: [] }),
  hidden('unnamed', { buttonText: '', emptyOptionLabel: '' }),
  hidden('without-links', { degreeOptions: [{ ...degree('bachelor', 'Bachelor'), link: undefined }] }),
  hidden('to-the-finder', {
    degreeOptions: [{ ...degree('bachelor', 'Bachelor'), link: undefined }],
    clusterOptions: [{ ...cluster('bachelor', 'business', 'Soziale Arbeit'), link: undefined }],
    finderLink: { linktype: 'story', cached_url: 'studienfinder' },
  }),
  hidden('empty', { degreeOptions: [] }),
  hidden('longest', {
    buttonText: 'Zu allen Studiengängen dieser Richtung',
    degreeOptions: [degree('bachelor', 'Bachelor und Bachelor professional, berufsbegleitend und dual')],
    clusterOptions: [
      cluster(
        'bachelor',
        'lang',
        'Gesundheitsmanagement, Pflegepädagogik und soziale Arbeit im ländlichen Raum',
      ),
    ],
  }),
  hidden('hostile', {
    buttonText: '<img src=x onerror=alert(1)>',
    degreeOptions: [degree('"><script>', '<b>x</b>', { linktype: 'url', url: 'javascript:alert(1)' })],
  }),
]

export const invalid: readonly unknown[] = [{ component: 'cluster-picker', degreeOptions: 'bachelor' }]

export const damaged: readonly unknown[] = [
  { component: 'cluster-picker', degreeOptions: [{ value: 'bachelor' }] },
  { component: 'cluster-picker', degreeOptions: [], clusterOptions: [{ value: 'a', label: 'A' }] },
]
