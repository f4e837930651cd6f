import type { LinkTarget } from './resolved.ts'

/**
 * A link to a map of a place. Its address contains the text of the location and nothing about the visitor (requirement
 * cards/map-link).
 */
export const mapLink = (location: string): LinkTarget => ({
  href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`,
  target: '_blank',
  rel: 'noopener noreferrer',
})
