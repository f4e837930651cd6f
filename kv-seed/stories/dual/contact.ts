import type { StoryDraft } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { columns, container, facts, headline, picture, richText } from '../blocks.ts'
import { form } from '../forms/parts.ts'
import { callRuben } from './people.ts'

const ruben = container(
  { border: 'custom', accentColor: 'red' },
  headline(t('Oder ruf Ruben an', 'Or call Ruben'), undefined, { look: 'h3' }),
  richText(
    t(
      rich('Er kennt alle 112 Betriebe und sagt dir auch, welcher nicht zu dir passt.'),
      rich('He knows all 112 companies, and tells you which would not suit you.'),
    ),
  ),
  richText(
    t(
      facts(['Telefon', '030 23125 160'], ['Sprechzeit', 'Di bis Fr, 9 bis 17 Uhr']),
      facts(['Telephone', '+49 30 23125 160'], ['Hours', 'Tuesday to Friday, 9 am to 5 pm']),
    ),
  ),
  callRuben,
)

export const contactPage: StoryDraft = {
  slug: 'ds/kontakt',
  name: t('Kontakt', 'Contact'),
  translatedSlugs: { en: 'ds/contact' },
  content: {
    component: 'page',
    withoutExitLayer: true,
    seoTitle: t('Kontakt und Bewerbung, dual', 'Contact and application'),
    seoDescription: t(
      'Bewirb dich für ein duales Studium in Berlin oder München oder lass dich von Ruben Falk beraten: ein Formular, drei Minuten, Antwort in einem Werktag.',
      'Apply to study with a company in Berlin or Munich, or get advice from Ruben Falk: one form, three minutes, and an answer within a single working day.',
    ),
    preloadImage: picture('dual-partners'),
    shareImage: picture('dual-partners'),
    body: [
      {
        component: 'hero',
        type: 'compact',
        frameLabel: t('Kontakt', 'Contact'),
        headline: t('Drei Minuten bis zum ersten Ja', 'Three minutes to the first yes'),
        subline: t(
          '150 Plätze sind frei. Sag uns, welcher dich reizt.',
          '150 places are open. Tell us which attracts you.',
        ),
        excludeSublineFromH1: true,
        image: picture('dual-partners'),
      },
      container({ anchor: 'formular' }, columns(container({}, form('ds-contact')), ruben)),
    ],
  },
}
