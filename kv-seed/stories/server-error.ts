import { type StoryDraft, storyLink } from '../story.ts'
import { rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { card, columns, container, facts, headline, picture, richText, secondary, steps } from './blocks.ts'
import { callAdvice } from './contact.ts'

export const serverError: StoryDraft = {
  slug: 'error/500',
  name: t('Störung', 'Out of order'),
  languages: everyLanguage,
  content: {
    component: 'page',
    noindex: true,
    seoTitle: t('Störung auf unserer Seite', 'Something broke on our side'),
    seoDescription: t(
      'Diese Seite lässt sich gerade nicht aufbauen. Der Fehler liegt bei uns; hier steht, was weiterläuft und wie du die Hochschule Tannhagen trotzdem erreichst.',
      'This page cannot be put together right now. The fault is ours; here you see what keeps running and how to reach Tannhagen University all the same.',
    ),
    preloadImage: picture('computer-science'),
    body: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Fehler 500', 'Error 500'),
        headline: t('Der Beamer streikt, nicht du', 'It’s the projector, not you'),
        subline: t(
          'Beim Aufbau dieser Seite ist auf unserem Server etwas schiefgegangen. Die Technik ist schon benachrichtigt; meistens genügt es, in einer Minute noch einmal zu laden.',
          'Something went wrong on our server while it put this page together. Our technicians have been notified; as a rule it is enough to reload in a minute.',
        ),
        excludeSublineFromH1: true,
        image: picture('computer-science'),
        ctaLabel: t('Zur Startseite', 'To the home page'),
        ctaHref: storyLink('home'),
      },
      container(
        {},
        columns(
          container(
            {},
            headline(t('Was du jetzt tun kannst', 'What you can do now')),
            richText(
              t(
                rich(
                  steps(
                    '**Warte eine Minute** und lade die Seite neu. Dein Browser behält die Adresse.',
                    '**Nimm einen anderen Weg:** Startseite und [Bachelorübersicht](/bachelor/) liegen auf mehreren Rechnern.',
                    '**Ruf an,** wenn es eilt. Am Telefon gibt es dieselben Auskünfte, nur ohne Bilder.',
                  ),
                ),
                rich(
                  steps(
                    '**Wait a minute** and reload the page. Your browser keeps the address.',
                    '**Take another way:** the home page and the [bachelor’s degrees](/en/bachelor/) are kept on several machines.',
                    '**Call us** if it is urgent. The telephone has the same answers, only without pictures.',
                  ),
                ),
              ),
            ),
            callAdvice,
            secondary(t('Bachelor ansehen', 'See the bachelor’s degrees'), storyLink('bachelor')),
          ),
          container(
            {},
            headline(t('Was trotzdem läuft', 'What keeps running')),
            richText(
              t(
                facts(
                  ['Klausuren', 'Eigene Rechner, an einem anderen Ort. Schreib ruhig weiter'],
                  ['Live-Kurse', 'Der Link in deiner Einladung gilt wie immer'],
                  ['Fristen', 'Fällt eine in die Störung, verschieben wir sie um 24 Stunden'],
                  ['Bewerbungen', 'Kommen per E-Mail an und gehen nicht verloren'],
                ),
                facts(
                  ['Examinations', 'On machines of their own, in another place. Keep writing'],
                  ['Live classes', 'The link in your invitation works as always'],
                  ['Deadlines', 'If one falls into the outage, it moves by 24 hours'],
                  ['Applications', 'Arrive by e-mail and do not get lost'],
                ),
              ),
            ),
          ),
        ),
      ),
      container(
        { backgroundColor: 'white-off', topEdge: 'slope-up' },
        card({
          variant: 'image-left',
          headlineLevel: 'h2',
          image: picture('advice-call'),
          title: t('Kommt die Störung wieder?', 'Does it happen again?'),
          content: t(
            rich(
              'Schreib an [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example), welche Seite du öffnen wolltest und um wie viel Uhr. Mit diesen zwei Angaben findet die Technik die Stelle im Protokoll.',
            ),
            rich(
              'Tell [studienberatung@tannhagen.example](mailto:studienberatung@tannhagen.example) which page you wanted and at what time. With these two facts our technicians find the place in the log.',
            ),
          ),
        }),
      ),
    ],
  },
}
