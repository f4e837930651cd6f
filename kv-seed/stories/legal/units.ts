import { everyLanguage } from '../../translations/catalogues.ts'
import { contractDefaults, legalNavigation, legalPages } from './legal-pages.ts'

const main = {
  folder: '',
  consent: 'settings/consent',
  email: 'studienberatung@tannhagen.example',
  phone: '+49 30 23125 140',
  languages: everyLanguage,
  contracts: 'dach',
} as const

const dual = {
  folder: 'ds/',
  consent: 'settings/ds/consent',
  email: 'dual@tannhagen.example',
  phone: '+49 30 23125 160',
  languages: ['en'],
} as const

const academy = {
  folder: 'weiterbildung/',
  consent: 'settings/obw/consent',
  email: 'weiterbildung@tannhagen.example',
  phone: '+49 30 23125 180',
  languages: ['en'],
  contracts: 'obw',
} as const

const london = {
  folder: 'london/',
  consent: 'settings/libf/consent',
  email: 'london@tannhagen.example',
  phone: '+44 20 7946 0150',
  place: ['Tannhagen London', '4 Crescent Yard, London E1'],
  languages: ['de'],
  defaultLanguage: 'en',
} as const

/** Links in the footer of each unit. */
export const legalLinks = {
  dach: legalNavigation(main),
  ds: legalNavigation(dual),
  obw: legalNavigation(academy),
  libf: legalNavigation(london),
} as const

/** What the defaults of units say that conclude contracts on their sites. */
export const contractsOf = { dach: contractDefaults(main), obw: contractDefaults(academy) } as const

export const stories = [main, dual, academy, london].flatMap(legalPages)
