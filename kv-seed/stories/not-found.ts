import { type StoryDraft, storyLink } from '../story.ts'
import { rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { card, container, grid, headline, picture, richText } from './blocks.ts'
import { programmePicker, search } from './choosing.ts'
import { callAdvice } from './contact.ts'

export const notFound: StoryDraft = {
  slug: 'error/404',
  name: t('Seite nicht gefunden', 'Page not found'),
  languages: everyLanguage,
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Seite nicht gefunden', 'Page not found'),
    seoDescription: t(
      'Diese Seite gibt es nicht oder nicht mehr. Von hier aus findest du zu allen Studiengängen, zu den Kosten und zur Beratung der Hochschule Tannhagen.',
      'This page does not exist, or no longer does. From here you can find every programme, the fees and the advice team of Tannhagen University.',
    ),
    preloadImage: picture('lost'),
    body: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Fehler 404', 'Error 404'),
        headline: t('Falscher Flur, richtiges Gebäude', 'Wrong corridor, right building'),
        subline: t(
          'Diese Seite ist umgezogen, oder es hat sie nie gegeben. Das passiert Erstsemestern im Schnitt viermal, und alle haben ihren Raum noch gefunden.',
          'This page has moved, or never was. First-year students get lost four times on average, and all of them have found their room.',
        ),
        excludeSublineFromH1: true,
        image: picture('lost'),
        ctaLabel: t('Zurück zum Eingang', 'Back to the entrance'),
        ctaHref: storyLink('home'),
      },
      grid(
        {
          headline: t('Die meisten suchen eines davon', 'Most people are looking for one of these'),
          columnsTablet: '3',
          columnsDesktop: '3',
        },
        card({
          variant: 'compact',
          title: t('Ein Studiengang', 'A programme'),
          content: t(
            'Sechs Bachelor mit Dauer, Preis und Zulassung.',
            'Six bachelor’s degrees with length, price and admission.',
          ),
          link: storyLink('bachelor'),
        }),
        card({
          variant: 'compact',
          title: t('Der Preis', 'The price'),
          content: t('Drei Tempi, ab 198 € im Monat für BWL.', 'Three speeds, business from €198 a month.'),
          link: storyLink('home', 'kosten'),
        }),
        card({
          variant: 'compact',
          title: t('Ein Mensch', 'A human being'),
          content: t(
            'Sofia und das Beratungsteam, auch samstags.',
            'Sofia and the advice team, on Saturdays too.',
          ),
          link: storyLink('home', 'beratung'),
        }),
      ),
      container({}, headline(t('Oder du suchst selbst', 'Or search for yourself')), search, programmePicker),
      container(
        {},
        richText(
          t(
            rich(
              'Du bist einem Link von uns gefolgt? Dann haben wir ihn verlegt. Sag uns [im Kontaktformular](/kontakt/#formular), welchen, und er stimmt am nächsten Werktag wieder.',
            ),
            rich(
              'Did a link of ours bring you here? Then we mislaid it. Tell us [in the contact form](/en/contact/#formular) which, and it works again on the next working day.',
            ),
          ),
        ),
        callAdvice,
      ),
    ],
  },
}
