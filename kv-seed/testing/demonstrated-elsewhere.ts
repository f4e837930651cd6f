/**
 * Blocks that no editor places, and fields that none sets: the worker makes them of content of another kind, on every page
 * that has such content.
 */
export const madeOf: Readonly<Record<string, string>> = {
  'contact-bubble': 'contact-bubble-group',
  'event-details': 'event',
  'header-campaign-banner': 'campaign',
  'course-terms.isOwnPage': 'variant',
  'price-boxes.isOwnPage': 'variant',
}

const onUnlistedPage = 'on a page that search engines shall not list'
const noAnswer = 'its answer goes nowhere by itself; forms show the same control: form-choice'

/** Types and fields that no listed page has in its content, with the reason. The fields of a named kind need not be named. */
export const exceptions: Readonly<Record<string, string>> = {
  'consent-form': onUnlistedPage,
  'search-results': onUnlistedPage,
  choice: noAnswer,
  dropdown: noAnswer,
  'radio-group': noAnswer,
  'select-button-group': noAnswer,
  'button.submit': 'forms of the site have a button of their own',
  'form-config.language': 'each page is requested in its own language',
  'form-config.validateOnInput': 'it interrupts people who type',
  'event.keepScroll': 'no two pages differ in a part alone',
}
