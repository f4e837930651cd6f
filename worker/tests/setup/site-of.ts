import { themeNamed } from '../../../blocks/_kit/themes/all.ts'
import { usualPurchaseStep } from '../../../blocks/_kit/units.ts'
import { type Site, withRevisions } from '../../core/request/site/site.ts'

/** A unit's site for tests of pure functions. */
export const siteOf = (own: Partial<Site> = {}): Site =>
  withRevisions({
    unit: 'dach',
    origin: 'https://www.tannhagen.example',
    folder: '',
    neighbours: [],
    theme: themeNamed('default'),
    defaultLanguage: 'de',
    languages: ['en', 'de', 'fr', 'it', 'es', 'pt'],
    localeStrategy: 'prefix_except_default',
    timeZone: 'Europe/Berlin',
    pricedIn: undefined,
    favicons: 'iu',
    purchaseStep: usualPurchaseStep,
    silentServices: [],
    deniedServices: [],
    tagManager: '',
    ...own,
  })
