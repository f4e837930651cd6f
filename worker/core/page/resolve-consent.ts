import type { ConsentSettings } from '../../../blocks/_kit/consent/version.ts'
import type { Multilink } from '../../../blocks/_kit/fields/multilink.ts'
import type { Resolved } from '../../../blocks/_kit/resolved.ts'
import { type LinkRules, resolveLink } from '../request/site/links.ts'

/** The consent settings with their links as addresses, as views take them. */
export function resolveConsent(
  { categories, ...texts }: ConsentSettings,
  rules: LinkRules,
): Resolved<ConsentSettings> {
  const address = (link: Multilink | undefined) => link && resolveLink(link, rules)
  const resolved = {
    ...texts,
    categories: categories.map(({ services, ...category }) => ({
      ...category,
      services: services.map(({ privacyLink, ...service }) => ({
        ...service,
        privacyLink: address(privacyLink),
      })),
    })),
  }
  // The mapped type does not treat the type of a list of choices as one value.
  return resolved as unknown as Resolved<ConsentSettings>
}
