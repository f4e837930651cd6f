/** Events that a visitor's action may raise (requirement tracking/events). */
export const trackingEvents = [
  'content_engagement',
  'content_buttons',
  'contact',
  'cta',
  'menu',
  'footer',
  'popup',
  'cards_element',
  'study_format_card',
  'clusterfinder',
] as const

export type TrackingEvent = (typeof trackingEvents)[number]

/** Parts of a page that the configuration of tracking describes (requirement tracking/configuration). */
export const trackingSections = [
  'section',
  'header',
  'footer',
  'jumpNavigation',
  'contactBubble',
  'modal',
] as const

export type TrackingSection = (typeof trackingSections)[number]

export interface Tracking {
  readonly section?: TrackingSection | undefined
  readonly label?: string | undefined
  /** An event above, or the name that an editor writes. */
  readonly event?: string | undefined
  readonly type?: string | undefined
  readonly position?: string | undefined
  /**
   * On a container: choices in its lists and boxes are told, because their options are texts of the page. Its value is their type; if it is
   * empty, that is the name of the list or box.
   */
  readonly choices?: string | undefined
}

/**
 * The attributes that describe a click for tracking (requirement tracking/attributes). On a container they apply to all links and buttons
 * in it; the nearest attribute wins, so that a link does not repeat those of its container.
 */
export const tracked = ({ section, label, event, type, position, choices }: Tracking) => ({
  'data-track-section': section,
  'data-track-label': label,
  'data-track-event': event,
  'data-track-type': type,
  'data-track-position': position,
  'data-track-choices': choices,
})
