import type { Fixture } from '../_kit/fixture.ts'

const usp = (uid: string, text: unknown, icon?: string) => ({
  component: 'usp',
  _uid: `usp-${uid}`,
  text,
  ...(icon && { icon }),
})

const points = [
  usp('start', 'Start an jedem Tag', 'calendar'),
  usp('test', 'Vier Wochen kostenlos testen', 'gift'),
  usp('exam', 'Prüfungen online, rund um die Uhr', 'laptop'),
]

const inCountries = (uid: string, countries: string, ...usps: object[]) => ({
  component: 'geo-restricted-usps',
  _uid: `usps-${uid}`,
  countries,
  usps,
})

const inGroup = (uid: string, countryGroup: string, ...usps: object[]) => ({
  component: 'geo-restricted-usps',
  _uid: `usps-${uid}`,
  countryGroup,
  usps,
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: { component: 'usp-list', _uid: 'usp-list', items: points } },
  {
    name: 'by-country',
    content: {
      component: 'usp-list',
      _uid: 'usp-list-countries',
      items: points,
      geoRestricted: [
        inCountries('swiss', 'CH, LI', usp('swiss', 'In der Schweiz anerkannt', 'certificate')),
        inCountries('eu', 'de,at', usp('funded', 'Förderbar mit BAföG', 'euro')),
      ],
    },
  },
  {
    name: 'by-country-group',
    content: {
      component: 'usp-list',
      _uid: 'usp-list-groups',
      items: points,
      geoRestricted: [
        inGroup('union', 'union', usp('credits', 'In der ganzen EU anrechenbar', 'globe')),
        inGroup('alps', 'alps', usp('alps', 'Prüfungen auch in Innsbruck', 'location')),
        inCountries('austria', 'AT', usp('austria', 'Förderbar mit Studienbeihilfe', 'euro')),
      ],
    },
  },
  {
    name: 'elsewhere',
    hidden: true,
    content: {
      component: 'usp-list',
      _uid: 'usp-list-elsewhere',
      geoRestricted: [inCountries('swiss', 'CH', usp('swiss', 'In der Schweiz anerkannt'))],
    },
  },
  {
    name: 'longest',
    hidden: true,
    content: {
      component: 'usp-list',
      _uid: 'usp-list-longest',
      items: [
        usp('long', 'Aufstiegsfortbildungsförderungsgesetz und Weiterbildungsstipendien für Berufstätige'),
        usp('markup', '<b>Kein</b> HTML', 'no-such-icon'),
        ...points,
      ],
    },
  },
  {
    name: 'empty',
    hidden: true,
    content: { component: 'usp-list', _uid: 'usp-list-empty', items: [usp('blank', ' ')], geoRestricted: [] },
  },
]

export const invalid: readonly unknown[] = [{ component: 'usp-list', items: 'Start' }]

export const damaged: readonly unknown[] = [
  { component: 'usp-list', items: [{ text: ['Start'] }] },
  { component: 'usp-list', geoRestricted: [{ countries: ['DE'], usps: [] }] },
]
