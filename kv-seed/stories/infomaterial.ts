import { type StoryDraft, storyLink } from '../story.ts'
import { plain, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { columns, container, headline, picture, richText, secondary } from './blocks.ts'
import { form } from './forms/parts.ts'

export const informationPage: StoryDraft = {
  slug: 'infomaterial',
  name: t('Infomaterial', 'Information material'),
  translatedSlugs: {
    en: 'information-material',
    fr: 'documentation',
    it: 'materiale-informativo',
    es: 'material-informativo',
    pt: 'material-informativo',
  },
  languages: everyLanguage,
  content: {
    component: 'page',
    withoutExitLayer: true,
    seoTitle: t('Infomaterial kostenlos bestellen', 'Order free information material'),
    seoDescription: t(
      'Infomaterial zu allen Studiengängen der Hochschule Tannhagen: Module, Kosten und Zulassung auf je 24 Seiten, digital in fünf Minuten oder mit der Post.',
      'Information on every programme of Tannhagen University: modules, fees and admission on 24 pages each, as a file in five minutes or by post, for free.',
    ),
    preloadImage: picture('landing-page-study'),
    shareImage: picture('landing-page-study'),
    body: [
      {
        component: 'hero',
        type: 'compact',
        headline: t('Alles schwarz auf weiß', 'All of it in writing'),
        subline: t(
          'Module, Kosten, Zulassung: 24 Seiten je Studiengang, kostenlos und ohne Vertreterbesuch.',
          'Modules, fees, admission: 24 pages a programme, free of charge, and nobody calls at your door.',
        ),
        excludeSublineFromH1: true,
        image: picture('landing-page-study'),
      },
      container(
        { anchor: 'formular' },
        columns(
          container({}, form('infomaterial')),
          container(
            { border: 'custom', accentColor: 'yellow' },
            headline(t('Lieber gleich fragen?', 'Rather ask at once?'), undefined, { look: 'h3' }),
            richText(
              plain(
                t(
                  'Sofia Brandt und fünf Kolleginnen und Kollegen rechnen mit dir aus, was zählt und was es kostet.',
                  'Sofia Brandt and five colleagues work out with you what counts and what it costs.',
                ),
              ),
            ),
            secondary(t('Rückruf anfordern', 'Ask for a call'), storyLink('kontakt', 'rueckruf')),
          ),
        ),
      ),
    ],
  },
}
