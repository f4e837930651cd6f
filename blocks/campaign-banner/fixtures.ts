import type { Fixture } from '../_kit/fixture.ts'

const story = (path: string) => ({ linktype: 'story', cached_url: path })
const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })

const banner = (name: string, fields: object) => ({
  component: 'campaign-banner',
  _uid: `campaign-banner-${name}`,
  ...fields,
})

const trial = {
  roofHeadline: 'Jederzeit',
  titleDesktop: 'Vier Wochen studieren, bevor du dich entscheidest',
  titleMobile: 'Vier Wochen zur Probe',
  icon: 'calendar',
  link: story('testen'),
  linkText: 'Probezeit beginnen',
}

const running = { showCampaign: true, icon: 'gift' }

const longest = {
  roofHeadline: 'Nur für Berufskraftfahrerinnen, Pflegefachpersonen und Versicherungskaufleute',
  titleDesktop:
    'Aufstiegsfortbildungsförderungsgesetz: Weiterbildungsstipendien für berufsbegleitende Masterstudiengänge',
  icon: 'graduation',
  link: story('finanzierung'),
  linkText: 'Fördervoraussetzungen und Einkommensgrenzen im Überblick ansehen',
  campaignImage: picture('graduation', 'Doktorhüte fliegen über einem Haus mit Säulen durch die Luft'),
}

export const fixtures: readonly Fixture[] = [
  {
    name: 'default',
    preset: 'With a picture',
    content: banner('default', {
      ...running,
      roofHeadline: 'Zum neuen Semester',
      campaignImage: picture(
        'landing-page-study',
        'Ein Sessel unter einer Leselampe, ein Buch liegt aufgeschlagen auf dem Sitz',
      ),
    }),
  },
  { name: 'compact', preset: 'A strip', content: banner('compact', { ...running, variant: 'compact' }) },
  { name: 'content', content: banner('content', { ...running, variant: 'content' }) },
  {
    name: 'sloped',
    content: banner('sloped', {
      ...trial,
      slope: 'up',
      backgroundColor: 'page-color',
      headlineColor: 'petrol',
      campaignImage: picture(
        'landing-page-study',
        'Ein Sessel unter einer Leselampe, ein Buch liegt aufgeschlagen auf dem Sitz',
      ),
    }),
  },
  {
    name: 'panel-with-picture',
    content: banner('panel-with-picture', {
      ...trial,
      variant: 'content',
      backgroundColor: 'white-off',
      campaignImage: picture('certificate', 'Ein Zertifikat mit Siegel und Unterschrift, daneben ein Stift'),
    }),
  },
  {
    name: 'panel-with-icon',
    hidden: true,
    content: banner('panel-with-icon', { ...trial, variant: 'content' }),
  },
  {
    name: 'words-only',
    preset: 'Words only',
    content: banner('words-only', { ...trial, slope: 'down', backgroundColor: 'black' }),
  },
  { name: 'strip', hidden: true, content: banner('strip', { ...trial, variant: 'compact' }) },
  {
    name: 'title-link',
    hidden: true,
    content: banner('title-link', {
      ...trial,
      linkText: '',
      variant: 'compact',
      backgroundColor: 'white-off',
    }),
  },
  { name: 'longest', hidden: true, content: banner('longest', longest) },
  {
    name: 'longest-compact',
    hidden: true,
    content: banner('longest-compact', { ...longest, variant: 'compact' }),
  },
  {
    name: 'longest-content',
    hidden: true,
    content: banner('longest-content', { ...longest, variant: 'content', campaignImage: undefined }),
  },
  { name: 'empty', hidden: true, content: banner('empty', { roofHeadline: 'Jederzeit', icon: 'gift' }) },
  {
    name: 'hostile',
    hidden: true,
    content: banner('hostile', {
      titleDesktop: '<img src=x onerror=alert(1)>',
      link: { linktype: 'url', url: 'javascript:alert(1)' },
      linkText: '"><b onclick=alert(1)>',
    }),
  },
]

export const invalid: readonly unknown[] = [
  { component: 'campaign-banner', titleDesktop: { de: 'Aktion' } },
  { component: 'campaign-banner', titleDesktop: 'Aktion', showCampaign: 'perhaps' },
  { component: 'campaign-banner', titleDesktop: 'Aktion', campaignImage: 'banner.jpg' },
  { component: 'campaign-banner', titleDesktop: 'Aktion', link: '/aktion/' },
]
