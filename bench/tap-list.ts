/** A tap on an element of the demonstration site (a selector of Playwright), or a key while the element before it has the focus. */
export interface Tap {
  readonly name: string
  readonly on?: string
  readonly key?: string
}

export interface TappedPage {
  readonly name: string
  readonly path: string
  readonly taps: readonly Tap[]
}

const menu: readonly Tap[] = [
  { name: 'menu', on: 'role=button[name="Menü"]' },
  { name: 'menu, area', on: '#site-menu summary >> nth=0' },
  { name: 'menu, other area', on: '#site-menu summary >> nth=1' },
  { name: 'menu, close', on: 'role=button[name="Menü schließen"]' },
]
const languages: readonly Tap[] = [
  { name: 'languages', on: 'summary:has-text("Sprache")' },
  { name: 'languages, close', on: 'summary:has-text("Sprache")' },
]
const contact: readonly Tap[] = [
  { name: 'contact', on: 'role=button[name="Frag uns"]' },
  { name: 'contact, close', on: 'dialog[open] button[command="close"]' },
]

/** What a visitor does on six pages, in this order. */
export const tappedPages: readonly TappedPage[] = [
  {
    name: 'home page',
    path: '/',
    taps: [
      { name: 'consent, choose', on: 'role=button[name="Einzeln wählen"]' },
      { name: 'consent, purpose', on: 'dialog[open] summary >> nth=0' },
      { name: 'consent, close', on: 'role=button[name="Schließen"]' },
      { name: 'consent, accept', on: 'role=button[name="Zustimmen"]' },
      { name: 'campaign, close', on: '[data-close-banner]' },
      ...menu,
      ...languages,
      { name: 'second tab', on: 'main [data-enhance~="tab-bar"] a >> nth=1' },
      { name: 'third tab', on: 'main [data-enhance~="tab-bar"] a >> nth=2' },
      { name: 'monthly price', on: 'main label:has(input[type="radio"][value="1"])' },
      { name: 'whole price', on: 'main label:has(input[type="radio"][value="0"])' },
      { name: 'question', on: 'main summary >> nth=0' },
      { name: 'other question', on: 'main summary >> nth=1' },
      { name: 'other question, close', on: 'main summary >> nth=1' },
      { name: 'text', on: 'h1' },
      ...contact,
    ],
  },
  {
    name: 'programme',
    path: '/bachelor/betriebswirtschaftslehre/duales-studium/',
    taps: [
      ...menu.slice(0, 1),
      ...menu.slice(3),
      { name: 'hint', on: 'main [data-enhance~="tooltip"]' },
      { name: 'hint, close', on: 'h1' },
      { name: 'jump navigation', on: 'role=link[name="Wer was bezahlt"]' },
      { name: 'slider, next', on: 'role=button[name="Nächste Folie"]' },
      { name: 'slider, previous', on: 'role=button[name="Vorherige Folie"]' },
      { name: 'question', on: 'main summary:has-text("mein Betrieb schließt")' },
      { name: 'question, close', on: 'main summary:has-text("mein Betrieb schließt")' },
      ...contact,
    ],
  },
  {
    name: 'finder',
    path: '/studienfinder/',
    taps: [
      { name: 'filter', on: 'main summary >> nth=0' },
      { name: 'filter, choice', on: 'main label:has(input[type="checkbox"]) >> nth=0' },
      { name: 'filter, no choice', on: 'main label:has(input[type="checkbox"]) >> nth=0' },
      { name: 'other filter', on: 'main summary >> nth=1' },
      { name: 'show results', on: 'role=button[name="Studiengänge anzeigen"]' },
      { name: 'sort by name', on: 'role=link[name="Name"]' },
      { name: 'next results', on: 'role=link[name="Seite 2"]' },
      ...languages,
    ],
  },
  {
    name: 'comparison',
    path: '/vergleich/?p=msdat-fs,maunt-fs',
    taps: [
      { name: 'differences', on: 'role=link[name="Nur Unterschiede zeigen"]' },
      { name: 'everything', on: 'role=link[name="Alle Merkmale zeigen"]' },
      { name: 'remove one', on: 'main a[aria-label$="entfernen"] >> nth=0' },
      { name: 'menu', on: 'role=button[name="Menü"]' },
    ],
  },
  {
    name: 'search',
    path: '/suche/?q=pflege',
    taps: [
      { name: 'field', on: 'main input[type="search"]' },
      ...[...' dual'].map(key => ({ name: `key ${key}`, key: key === ' ' ? 'Space' : key })),
      { name: 'clear', on: 'role=button[name="Eingabe löschen"]' },
      { name: 'kind of result', on: 'main a:has-text("Studiengänge(4)")' },
      { name: 'chat', on: 'main [data-contact="chat"]' },
    ],
  },
  {
    name: 'application',
    path: '/forms-space/bewerbung/',
    taps: [
      { name: 'list', on: 'role=combobox >> nth=0' },
      { name: 'list, choice', on: 'role=option >> nth=2' },
      { name: 'other list', on: 'role=combobox >> nth=1' },
      { name: 'other list, choice', on: 'role=option >> nth=1' },
      { name: 'text field', on: 'main input[name="voucher"]' },
      ...[...'START'].map((key, index) => ({ name: `key ${index + 1}`, key })),
      { name: 'next, with a fault', on: 'role=button[name="Weiter"]' },
    ],
  },
]
