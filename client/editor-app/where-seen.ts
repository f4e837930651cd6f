/** By type, where visitors see a story to which no other story refers. */
const places: Readonly<Record<string, string>> = {
  campaign: 'Visitors see its offer on the pages, in the countries and during the time that it names.',
  'chat-settings': 'Visitors see it in the chat, which pages and buttons open.',
  'consent-settings': 'Visitors see its texts in the notice about consent and in its settings.',
  'contact-bubble-group': 'Visitors see it in the corner of the pages and in the countries that it names.',
  'country-groups-prioritization':
    'It decides in which group a country is, for campaigns and lists of advantages.',
  defaults: 'Its settings hold on every page of its unit.',
  'feature-settings': 'Its settings hold on every page that has the feature.',
  'funding-programme': 'Visitors see it as a result of the funding calculator.',
  'funding-questions': 'Visitors are asked these questions by the funding calculator.',
  'study-suggestion':
    'Visitors see it where the recognition of earlier learning suggests what to study next.',
}

/** Where visitors see a story without a page; undefined where that depends on the stories that refer to it. */
export const whereSeen = (component: string): string | undefined => places[component]
