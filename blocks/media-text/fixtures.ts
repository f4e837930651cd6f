import type { Fixture } from '../_kit/fixture.ts'
import { imageSizes } from './schema.ts'

const picture = (name: string, alt: string) => ({ filename: `/pictures/${name}.svg`, alt })
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const doc = (...content: object[]) => ({ type: 'doc', content })
const bullets = (...texts: string[]) => ({
  type: 'bullet_list',
  content: texts.map(text => ({ type: 'list_item', content: [paragraph(text)] })),
})
const button = (uid: string, text: string, path: string, fields: object = {}) => ({
  component: 'button',
  _uid: uid,
  text,
  href: { linktype: 'story', cached_url: path },
  ...fields,
})

const night = {
  component: 'media-text',
  _uid: 'media-text-night',
  media: picture(
    'health-management',
    'Ein Schreibtisch bei Nacht mit Stethoskop und Büchern, auf dem Monitor eine Herzkurve, im Fenster der Mond',
  ),
  headline: 'Lernen, wenn die Station schläft',
  text: doc(
    paragraph(
      'Jede Vorlesung ist aufgezeichnet und in Stücke von zwölf Minuten geschnitten. Du hältst an, wenn der Piepser geht, und machst an derselben Stelle weiter.',
    ),
    bullets(
      '15 Stunden in der Woche im Teilzeitmodell',
      'Prüfungen an 24 Terminen im Jahr, auch sonntags',
      'Fragen beantworten die Lehrenden innerhalb von 48 Stunden',
    ),
  ),
  buttons: [
    button('media-text-plan', 'Eine Woche ansehen', 'studienmodelle'),
    button('media-text-start', 'Vier Wochen testen', 'testen', { buttonType: 'secondary' }),
  ],
}

const tutor = {
  component: 'media-text',
  _uid: 'media-text-tutor',
  imageSize: '33',
  mediaPosition: 'right',
  backgroundColor: 'page-color',
  media: picture('portrait-sofia', 'Porträt von Sofia, Frau mit langem braunem Haar und Blazer'),
  headline: 'Eine Ansprechpartnerin, vom ersten Tag an',
  text: doc(
    paragraph(
      'Sofia betreut 60 Studierende, keine 600. Sie kennt deinen Stundenplan, deine Anrechnung und den Namen deiner Chefin, und sie ruft zurück.',
    ),
  ),
  buttons: [button('media-text-advice', 'Mit Sofia sprechen', 'studienberatung')],
}

const campus = {
  component: 'media-text',
  _uid: 'media-text-campus',
  imageSize: '66',
  media: picture('campus-berlin', 'Campus Berlin: Fernsehturm, Kuppelbau und Hochschulgebäude an der Spree'),
  headline: 'Berlin, fünf Minuten vom Ostkreuz',
  text: doc(
    paragraph(
      '34 Arbeitsplätze, eine Bibliothek, die bis 23 Uhr offen ist, und Kaffee zum Selbstkostenpreis.',
    ),
  ),
}

const video = {
  component: 'media-text',
  _uid: 'media-text-video',
  media: {
    filename: '/pictures/campus-tour.webm',
    alt: 'Rundgang: der Campus Berlin, die Stufen vor dem Hörsaal, der Rechnerraum',
  },
  poster: campus.media,
  headline: 'Neun Sekunden Campus',
  text: doc(
    paragraph(
      'Ohne Ton, ohne Sprecher: So sieht es aus, wenn du zur Präsenzwoche kommst. Den langen Rundgang machen wir mit dir am Telefon oder vor Ort.',
    ),
  ),
  buttons: [button('media-text-visit', 'Besuch vereinbaren', 'campus/berlin')],
}

const animation = {
  component: 'media-text',
  _uid: 'media-text-animation',
  mediaPosition: 'right',
  media: {
    filename: '/pictures/three-steps.json',
    alt: 'Drei Säulen wachsen nacheinander, neben der höchsten erscheint ein Haken',
  },
  headline: 'Drei Stufen, ein Abschluss',
  text: doc(
    paragraph(
      'Nach jedem Jahr hältst du etwas in der Hand: ein Zertifikat, ein Diplom, am Ende den Bachelor.',
    ),
  ),
}

const longest = {
  ...night,
  _uid: 'media-text-longest',
  backgroundColor: 'black',
  accentColor: 'orange',
  isHighlighted: true,
  headline:
    'Berufsbegleitendes Gesundheitsmanagementstudium für Pflegefachpersonen mit Aufstiegsfortbildungsförderung',
  text: doc(
    ...Array.from({ length: 4 }, () =>
      paragraph(
        'Nach der Hochschulzugangsberechtigungsverordnung gilt deine dreijährige Berufsausbildung zusammen mit drei Jahren im Beruf als fachgebundene Hochschulzugangsberechtigung. '.repeat(
          2,
        ),
      ),
    ),
  ),
  buttons: [
    button(
      'media-text-long-button',
      'Unverbindliches Beratungsgespräch zur Hochschulzugangsberechtigung vereinbaren',
      'studienberatung',
    ),
  ],
}

const hostile = {
  ...tutor,
  _uid: 'media-text-hostile',
  media: { filename: 'javascript:alert(1)//a.mp4', alt: '"><script>alert(1)</script>' },
  poster: { filename: '/a.jpg" onerror="alert(1)', alt: '' },
  headline: '<img src=x onerror=alert(1)>',
  text: doc({
    type: 'paragraph',
    content: [
      {
        type: 'text',
        text: '</noscript><script>alert(1)</script>',
        marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)', linktype: 'url' } }],
      },
    ],
  }),
  buttons: [{ ...button('hostile', 'Klick', ''), href: { linktype: 'url', url: ' javascript:alert(1)' } }],
}

const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', preset: 'Picture on the left', content: night },
  { name: 'right', preset: 'Picture on the right', content: tutor },
  { name: 'wide', content: campus },
  { name: 'video', preset: 'Film', content: video },
  { name: 'animation', preset: 'Animation', content: animation },
  hidden('animation-with-poster', {
    ...animation,
    _uid: 'media-text-animation-poster',
    poster: picture('graduation', ''),
  }),
  hidden('video-preloaded', { ...video, _uid: 'media-text-preloaded', preload: true, imageSize: '66' }),
  hidden('full', { ...campus, _uid: 'media-text-full', imageSize: '100', buttons: tutor.buttons }),
  hidden('media-only', {
    component: 'media-text',
    _uid: 'media-text-media-only',
    imageSize: '33',
    media: campus.media,
  }),
  hidden('words-only', { ...tutor, _uid: 'media-text-words-only', media: undefined }),
  hidden('empty', { component: 'media-text', _uid: 'media-text-empty', headline: ' ' }),
  hidden('longest', longest),
  hidden('hostile', hostile),
  ...imageSizes.flatMap(imageSize =>
    (['left', 'right'] as const).map(mediaPosition =>
      hidden(`${mediaPosition}-${imageSize}`, {
        ...night,
        _uid: `media-text-${mediaPosition}-${imageSize}`,
        imageSize,
        mediaPosition,
      }),
    ),
  ),
]

export const invalid: readonly unknown[] = [
  { component: 'media-text', headline: 'x', media: '/pictures/campus-berlin.svg' },
  { component: 'media-text', headline: { a: 1 } },
  { component: 'media-text', headline: 'x', text: { type: 'paragraph' } },
  { component: 'media-text', headline: 'x', imageSize: 33 },
  { component: 'media-text', headline: 'x', buttons: 'Klick' },
]
