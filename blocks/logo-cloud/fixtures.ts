import type { Fixture } from '../_kit/fixture.ts'
import { mostColumns } from './schema.ts'

const partners = {
  nordwerk: 'Nordwerk',
  klinikum: 'Klinikum',
  lindbank: 'Lindbank',
  agrion: 'Agrion',
  kubik: 'Kubik',
} as const

const logo = (name: keyof typeof partners, fields: object = {}) => ({
  component: 'logo',
  _uid: `logo-${name}`,
  image: { filename: `/pictures/logo-${name}.svg`, alt: `Logo ${partners[name]}` },
  href: { linktype: 'story', cached_url: `partner/${name}` },
  ...fields,
})

const names = Object.keys(partners) as (keyof typeof partners)[]
const five = names.map(name => logo(name))

const cloud = (uid: string, fields: object) => ({
  component: 'logo-cloud',
  _uid: `logo-cloud-${uid}`,
  headline: '218 Betriebe, die dual mit uns ausbilden',
  logos: five,
  ...fields,
})

/** A set, which the delivery API inserted in place of its uuid. */
export const set = {
  uuid: '0b9e8d7c-6a5f-4e3d-a2c1-b0a9f8e7d6c5',
  full_slug: 'sets/partners',
  name: 'Partner',
  content: { component: 'logo-cloud-set', _uid: 'set', headline: 'Unsere Partner', logos: five },
}

/** A slider with something ahead at any width. */
const ten = [...five, ...names.map(name => logo(name, { _uid: `logo-${name}-2` }))]

const hostile = [
  logo('kubik', { href: { linktype: 'url', url: 'javascript:alert(1)' } }),
  logo('agrion', { image: { filename: 'javascript:alert(1)', alt: 'Böse' } }),
  logo('nordwerk', {
    image: { filename: '/pictures/logo-nordwerk.svg', alt: '"><script>alert(1)</script>' },
    href: { linktype: 'url', url: 'https://nordwerk.example/' },
  }),
]

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Logos of partners', content: cloud('default', {}) },
  { name: 'many', content: cloud('many', { logos: ten, slidesPerView: '2', backgroundColor: 'gray-50' }) },
  { name: 'dark', content: cloud('dark', { backgroundColor: 'gradient-dark' }) },
  hidden('set', { component: 'logo-cloud', _uid: 'logo-cloud-set', set }),
  hidden('two', cloud('two', { logos: five.slice(0, 2) })),
  hidden('three', cloud('three', { logos: five.slice(0, 3), headline: '' })),
  hidden('unlinked', cloud('unlinked', { logos: names.map(name => logo(name, { href: undefined })) })),
  hidden(
    'unnamed',
    cloud('unnamed', { logos: [logo('kubik', { image: { filename: '/pictures/logo-kubik.svg' } })] }),
  ),
  hidden(
    'elsewhere',
    cloud('elsewhere', {
      logos: ten.map(one => ({ ...one, href: { linktype: 'url', url: 'https://partner.example/' } })),
    }),
  ),
  hidden('empty', cloud('empty', { logos: [logo('kubik', { image: { filename: '' } })] })),
  hidden('longest', {
    ...cloud('longest', { logos: ten }),
    headline:
      'Kooperationsunternehmen der Lebensmittelwirtschaft, Gesundheitsversorgung und Versicherungsdienstleistung',
  }),
  hidden('hostile', cloud('hostile', { headline: '<img src=x onerror=alert(1)>', logos: hostile })),
  ...Array.from({ length: mostColumns }, (_, index) =>
    hidden(
      `from-${index + 1}`,
      cloud(`from-${index + 1}`, { logos: ten, slidesPerView: index + 1, headline: undefined }),
    ),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'logo-cloud', logos: 'Nordwerk' },
  { component: 'logo-cloud', logos: [], slidesPerView: 'zwei' },
  { component: 'logo-cloud', logos: [], headline: {} },
]

export const damaged: readonly unknown[] = [
  { component: 'logo-cloud', logos: [{ image: '/pictures/logo-kubik.svg' }] },
  { component: 'logo-cloud', logos: [{ image: { filename: '/a.svg' }, href: '/partner/' }] },
]
