import * as v from 'valibot'
import type { trackingSections } from '../../../blocks/_kit/tracking.ts'

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '')

/** Default values for the events of a section, used where the page's attributes set none. */
const section = v.optional(v.object({ eventname: text, type: text, position: text }), {})

/** Requirement tracking/configuration. Only these sections and fields of an operator's file are read. */
export const trackingConfigSchema = v.object({
  section,
  header: section,
  footer: section,
  jumpNavigation: section,
  contactBubble: section,
  modal: section,
} satisfies Record<(typeof trackingSections)[number], typeof section>)

export type TrackingConfig = v.InferOutput<typeof trackingConfigSchema>

export const builtInConfig: TrackingConfig = v.parse(trackingConfigSchema, {
  section: { eventname: 'content_engagement', type: 'link', position: 'content' },
  header: { eventname: 'menu', type: 'navigation', position: 'header' },
  footer: { eventname: 'footer', type: 'navigation', position: 'footer' },
  jumpNavigation: { eventname: 'menu', type: 'anchor', position: 'jump_navigation' },
  contactBubble: { eventname: 'contact', type: 'channel', position: 'contact_bubble' },
  modal: { eventname: 'popup', type: 'dialog', position: 'modal' },
})

/** The configuration without defaults for any section. */
export const emptyConfig: TrackingConfig = v.parse(trackingConfigSchema, {})
