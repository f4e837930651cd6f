import { type StoryDraft, storyLink } from '../../story.ts'
import { t } from '../../text.ts'
import { card, grid, picture } from '../blocks.ts'

export const notFound: StoryDraft = {
  slug: 'ds/error/404',
  name: t('Seite nicht gefunden', 'Page not found'),
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Seite nicht gefunden', 'Page not found'),
    seoDescription: t(
      'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu den Studiengängen, zur Vergütung und zu allem, was Betriebe wissen wollen.',
      'This page does not exist, or no longer does. From here you can find the programmes, the pay, and everything that companies want to know.',
    ),
    preloadImage: picture('dual-lost'),
    body: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Fehler 404', 'Error 404'),
        headline: t('Tor 4 ist es nicht', 'It is not gate 4'),
        subline: t(
          'Am ersten Tag im Betrieb stehen alle einmal vor der falschen Tür. Diese hier führt nirgendwohin, die unten schon.',
          'On their first day at work everyone tries a wrong door. This one leads nowhere; those below do.',
        ),
        excludeSublineFromH1: true,
        image: picture('dual-lost'),
        ctaLabel: t('Zurück zum Eingang', 'Back to the entrance'),
        ctaHref: storyLink('ds/home'),
      },
      grid(
        {
          headline: t('Hier geht es weiter', 'This way'),
          columnsTablet: '3',
          columnsDesktop: '3',
        },
        card({
          variant: 'compact',
          title: t('Vier Studiengänge', 'Four programmes'),
          content: t(
            'Von BWL bis Informatik, 150 freie Plätze.',
            'From business to computing, 150 open places.',
          ),
          link: storyLink('ds/home', 'studiengaenge'),
        }),
        card({
          variant: 'compact',
          title: t('Die Vergütung', 'The pay'),
          content: t('940 bis 1.460 € im Monat, je nach Branche.', '€940 to €1,460 a month, by trade.'),
          link: storyLink('ds/home', 'verguetung'),
        }),
        card({
          variant: 'compact',
          title: t('Du bist ein Betrieb?', 'You are a company?'),
          content: t('Was ein Platz kostet und was er bringt.', 'What a place costs, and what it brings.'),
          link: storyLink('ds/partner-werden'),
        }),
      ),
    ],
  },
}
