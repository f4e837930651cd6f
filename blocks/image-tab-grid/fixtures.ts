import type { Fixture } from '../_kit/fixture.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })

const item = (name: string, title: string, path: string) => ({
  component: 'image-tab-item',
  _uid: `image-tab-${name}`,
  title,
  link: story(path),
  image: { filename: `/pictures/${name}.svg`, alt: title },
})

const tab = (uid: string, label: string, items: readonly object[]) => ({
  component: 'image-tab',
  _uid: `image-tab-${uid}`,
  label,
  items,
})

const business = item('business-administration', 'Betriebswirt\u00adschaftslehre', 'bachelor/bwl')
const health = item('health-management', 'Gesundheits\u00admanagement', 'bachelor/gesundheitsmanagement')
const computing = item('computer-science', 'Informatik', 'bachelor/informatik')
const work = item('social-work', 'Soziale Arbeit', 'bachelor/soziale-arbeit')
const farming = item('agricultural-management', 'Agrar\u00admanagement', 'bachelor/agrarmanagement')
const psychology = item(
  'business-psychology',
  'Wirtschafts\u00adpsychologie',
  'master/wirtschaftspsychologie',
)

const bachelor = tab('bachelor', 'Bachelor', [business, health, computing, work, farming])
const master = tab('master', 'Master', [psychology])

const grid = (name: string, fields: object) => ({
  component: 'image-tab-grid',
  _uid: `image-tab-grid-${name}`,
  headline: 'Was du studieren kannst',
  tabs: [bachelor, master],
  buttonText: 'Alle Studiengänge',
  buttonLink: story('bachelor'),
  ...fields,
})

const longest = 'Rechtsschutzversicherungsgesellschaftsangestelltenweiterbildungsförderungsmöglichkeiten'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: grid('default', {}) },
  {
    name: 'one-tab',
    content: grid('one-tab', { tabs: [bachelor], buttonText: '', backgroundColor: 'gray-50' }),
  },
  { name: 'empty', hidden: true, content: grid('empty', { tabs: [tab('empty', 'Leer', [{}])] }) },
  {
    name: 'unnamed',
    hidden: true,
    content: grid('unnamed', {
      headline: '',
      tabs: [
        tab('unnamed', 'Bilder', [
          { ...business, title: '' },
          { ...health, title: '', image: { filename: '/pictures/health-management.svg' } },
          { ...work, link: undefined },
          { ...farming, image: undefined },
        ]),
        master,
      ],
    }),
  },
  {
    name: 'longest',
    hidden: true,
    content: grid('longest', {
      headline: longest,
      buttonText: longest,
      tabs: Array.from({ length: 9 }, (_, index) =>
        tab(`longest-${index}`, 'Gesundheitswissenschaften', [{ ...business, title: longest }, health, work]),
      ),
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: grid('hostile', {
      headline: '<img src=x onerror=alert(1)>',
      tabs: [
        tab('hostile', '"><script>alert(1)</script>', [
          { ...business, title: '<b>x</b>', link: { linktype: 'url', url: 'javascript:alert(1)' } },
        ]),
        master,
      ],
      buttonLink: { linktype: 'url', url: 'javascript:alert(1)' },
      anchorPrefix: '"><script>',
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'image-tab-grid', tabs: 'Bachelor' },
  { component: 'image-tab-grid', tabs: [], buttonLink: '/bachelor/' },
]

export const damaged: readonly unknown[] = [
  { component: 'image-tab-grid', tabs: [{ items: [] }] },
  { component: 'image-tab-grid', tabs: [{ label: 'Bachelor', items: [{ image: '/a.svg' }] }] },
]
