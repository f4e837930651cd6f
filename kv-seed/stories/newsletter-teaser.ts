import { storyLink } from '../story.ts'
import { t } from '../text.ts'
import { type BlockDraft, button, container, headline } from './blocks.ts'

/** What every footer says of the newsletter. The form has a page of its own: in the footer it would weigh on every document. */
export const newsletterTeaser = (page: string): readonly BlockDraft[] => [
  container(
    {},
    headline(
      t('Einmal im Monat, was sich lohnt', 'Once a month, what is worth it'),
      t(
        'Fristen, neue Kurse und eine Rechnung, die aufgeht. Drei Minuten Lesezeit.',
        'Dates, new courses, and a sum that works out. Three minutes to read.',
      ),
      { look: 'h3' },
    ),
    button(t('Newsletter bestellen', 'Subscribe'), storyLink(page)),
  ),
]
