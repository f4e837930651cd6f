import type { Fixture } from '../_kit/fixture.ts'

const linked = (name: string, fields: object) => ({
  component: 'linked-image',
  _uid: `linked-image-${name}`,
  image: {
    filename: '/pictures/live-class.svg',
    alt: 'Zu den Live-Kursen: ein Bildschirm mit zwölf Kacheln',
  },
  href: { linktype: 'story', cached_url: 'bachelor' },
  ...fields,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: linked('default', { imageRatio: '16:9', size: '3xl' }) },
  {
    name: 'external',
    content: linked('external', {
      image: { filename: '/pictures/certificate.svg', alt: 'Akkreditierungsrat: die Urkunde im Wortlaut' },
      href: { linktype: 'url', url: 'https://www.akkreditierungsrat.example' },
      imageRatio: '2:1',
      size: 'xl',
    }),
  },
  {
    name: 'own-shape',
    hidden: true,
    content: linked('own-shape', {
      size: 'xl',
      image: { filename: '/pictures/portrait-amara.svg', alt: 'Zu Amara Okafor', width: 800, height: 800 },
    }),
  },
  { name: 'unlinked', hidden: true, content: linked('unlinked', { href: undefined }) },
  {
    name: 'unnamed',
    hidden: true,
    content: linked('unnamed', { image: { filename: '/pictures/live-class.svg', alt: '' } }),
  },
  {
    name: 'longest',
    hidden: true,
    content: linked('longest', {
      size: '90',
      image: { filename: '/pictures/live-class.svg', alt: 'Anerkennungsmöglichkeiten '.repeat(20) },
    }),
  },
  {
    name: 'hostile',
    hidden: true,
    content: linked('hostile', {
      image: { filename: '/pictures/live-class.svg', alt: '"><script>alert(1)</script>' },
      href: { linktype: 'url', url: 'javascript:alert(1)' },
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'linked-image', href: { linktype: 'url', url: '/a/' } },
  { component: 'linked-image', image: { filename: 'javascript:alert(1)' } },
  { component: 'linked-image', image: '/pictures/live-class.svg' },
  { component: 'linked-image', image: { filename: '/pictures/live-class.svg' }, href: '/a/' },
]
