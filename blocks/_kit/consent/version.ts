import type { FieldsOutput } from '../fields/field.ts'
import type { consentSettings } from '../references/consent-settings.ts'
import { necessaryCategory, type Service } from './services.ts'

export type ConsentSettings = FieldsOutput<typeof consentSettings>

/** The part of the settings that a decision covers. */
interface Question {
  readonly categories: readonly {
    readonly category: string | undefined
    readonly services: readonly {
      readonly service: Service | undefined
      readonly purposes: readonly string[]
      readonly recipient: string | undefined
    }[]
  }[]
}

/**
 * The items that a decision covers: `service:purpose:recipient`, sorted, each once. Services that need no consent are left out
 * (requirement consent/version).
 */
export function requestedOf({ categories }: Question): readonly string[] {
  const requested = categories
    .filter(({ category }) => category !== necessaryCategory)
    .flatMap(({ services }) =>
      services.flatMap(({ service, purposes, recipient = '' }) =>
        service ? purposes.map(purpose => `${service}:${purpose}:${recipient}`) : [],
      ),
    )
  return [...new Set(requested)].sort()
}

/** Whether the visitor must decide again: there is a service, purpose or recipient that the earlier question did not name. */
export const requestsMore = (requested: readonly string[], before: readonly string[]): boolean =>
  requested.some(entry => !before.includes(entry))

/** Hash of the items of the question (FNV-1a) as eight hexadecimal digits: texts may change without a new version. */
export function consentVersion(settings: Question): string {
  let hash = 0x811c9dc5
  for (const character of requestedOf(settings).join('\n'))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
