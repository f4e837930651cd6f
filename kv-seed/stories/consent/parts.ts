import type { Purpose, StorageKind } from '../../../blocks/_kit/consent/purposes.ts'
import type { Service } from '../../../blocks/_kit/consent/services.ts'
import { embedRecipients } from '../../../blocks/_kit/embeds/providers.ts'
import { inEach, type Translated } from '../../text.ts'

/** Parts of the consent settings of the demonstration site. */

/** Company behind the site; services of its own have no other recipient. */
export const provider = 'Hochschule Tannhagen gGmbH'

/** Who gets visitors' data. The first two are companies of the demonstration, which do not exist; videos and maps are those of real providers. */
export const processors = {
  analytics: 'Zählwerk Analytics GmbH, Leipzig',
  assistant: 'Lindwurm Sprachdienste GmbH, Graz',
  embeds: embedRecipients.join('; '),
} as const

export const settingsTitle = inEach({
  de: 'Cookie-Einstellungen',
  en: 'Cookie settings',
  fr: 'Réglages des cookies',
  it: 'Impostazioni dei cookie',
  es: 'Ajustes de cookies',
  pt: 'Definições de cookies',
})

interface ServiceDraft {
  /** None for what the site itself keeps and no service reads. */
  readonly service?: Service
  readonly title: Translated
  readonly description: Translated
  readonly purposes: readonly Purpose[]
  readonly recipient?: string
  readonly privacyLink?: unknown
  readonly storage?: readonly object[]
}

export const service = ({ recipient = provider, storage = [], ...fields }: ServiceDraft) => ({
  component: 'consent-service',
  ...fields,
  recipient,
  storage,
})

interface Stored {
  readonly name: string
  readonly kind?: StorageKind
  readonly purpose: Translated
  readonly duration: Translated
}

export const stored = ({ kind = 'cookie', ...fields }: Stored) => ({
  component: 'consent-storage',
  kind,
  ...fields,
})

const months = (count: number) =>
  inEach({
    de: `${count} Monate`,
    en: `${count} months`,
    fr: `${count} mois`,
    it: `${count} mesi`,
    es: `${count} meses`,
    pt: `${count} meses`,
  })

const days = (count: number) =>
  inEach({
    de: `${count} Tage`,
    en: `${count} days`,
    fr: `${count} jours`,
    it: `${count} giorni`,
    es: `${count} días`,
    pt: `${count} dias`,
  })

const day = inEach({ de: '1 Tag', en: '1 day', fr: '1 jour', it: '1 giorno', es: '1 día', pt: '1 dia' })

const year = inEach({ de: '1 Jahr', en: '1 year', fr: '1 an', it: '1 anno', es: '1 año', pt: '1 ano' })

const visit = inEach({
  de: 'bis du den Browser schließt',
  en: 'until you close the browser',
  fr: 'jusqu’à la fermeture du navigateur',
  it: 'finché chiudi il browser',
  es: 'hasta que cierres el navegador',
  pt: 'até fechares o navegador',
})

const withdrawal = inEach({
  de: 'bis zu deinem Widerruf',
  en: 'until you withdraw',
  fr: 'jusqu’à ton retrait',
  it: 'fino alla tua revoca',
  es: 'hasta que lo retires',
  pt: 'até o retirares',
})

const providersRule = inEach({
  de: 'regelt der Anbieter',
  en: 'as the provider rules',
  fr: 'selon le fournisseur',
  it: 'secondo il fornitore',
  es: 'según el proveedor',
  pt: 'segundo o fornecedor',
})

export const life = { months, days, day, year, visit, withdrawal, providersRule }
