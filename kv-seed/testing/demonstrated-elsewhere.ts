/**
 * Blocks that no editor places, and fields that none sets: the worker makes them of content of another kind, on every page
 * that has such content.
 */
export const madeOf: Readonly<Record<string, string>> = {
  breadcrumbs: 'page',
  'byline.minutes': 'page',
  'byline.photo': 'page',
  'contact-bubble': 'contact-bubble-group',
  'event-details': 'event',
  'event-list.teaserOnly': 'page',
  'header-campaign-banner': 'campaign',
  'course-terms.isOwnPage': 'variant',
  'news-list.teaserLook': 'page',
  'price-boxes.isOwnPage': 'variant',
  'teacher-contact.office': 'person',
  'teacher-contact.officeHours': 'person',
}

/** Types and fields that no listed page has in its content, with the reason. The fields of a named kind need not be named. */
export const exceptions: Readonly<Record<string, string>> = {
  'search-results': 'search engines ask sites not to list their searches: each header leads to it',
  'form-config.language': 'each form of the site is written in the languages of its page',
  'event.keepScroll': 'no two pages differ in a part alone',
  'header.search': 'each header of the site has one, as by default',
  'alert-banner.closable': 'each alert of the site can be closed, as by default',
}
