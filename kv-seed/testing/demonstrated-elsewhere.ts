const byTheWorker = 'made by the worker from other content'
const onUnlistedPage = 'on a page that search engines shall not list'
const noAnswer = 'its answer goes nowhere by itself; forms show the same control: form-choice'
const samePrices = 'the demonstration’s prices are the same for everybody'

/** What no listed page has in its content, with the reason. What a named kind holds need not be named. */
export const exceptions: Readonly<Record<string, string>> = {
  byline: byTheWorker,
  'campaign-banner': byTheWorker,
  'compare-link': byTheWorker,
  'contact-bubble': byTheWorker,
  'event-details': byTheWorker,
  'header-campaign-banner': byTheWorker,
  'usp-list': byTheWorker,
  'container.ground': byTheWorker,
  'course-terms.isOwnPage': byTheWorker,
  'price-boxes.isOwnPage': byTheWorker,
  'form-value': 'written as {fv:name} in the texts of forms',
  'consent-form': onUnlistedPage,
  'search-results': onUnlistedPage,
  choice: noAnswer,
  dropdown: noAnswer,
  'radio-group': noAnswer,
  'select-button-group': noAnswer,
  'campaign.usergroups': samePrices,
  'defaults.usergroupPersonalization': samePrices,
  'price-box.usergroups': samePrices,
  'contact-bubble-group.attentionActive': 'off: the words do not appear',
  'elevation-button.allowed': 'off: the button does not appear',
  'button.submit': 'forms of the site have a button of their own',
  'card.trackingEvent': 'chosen by the template: worker/core/page/templates/programme.ts',
  'defaults.contractsOrderLabel': 'the site’s own words say that the order is to be paid for',
  'form-config.key': 'the id of a form at another receiver',
  'form-config.submitUrl': 'the address of another receiver, of which the demonstration has none',
  'form-config.enctype': 'what another receiver understands',
  'form-config.language': 'each page is asked in its own language',
  'form-config.validateOnInput': 'it interrupts people who type',
  'form-config.successPage': 'the forms say in their place that they were sent',
  'media-text.preload': 'no page begins with a film, and one further down waits for its reader',
  'modal.closable': 'a window without its button is harder to leave',
  'event.keepScroll': 'no two pages differ in a part alone',
}
