import { type StoryDraft, storyLink } from '../story.ts'
import { inEach, t } from '../text.ts'
import { picture } from './blocks.ts'
import { comparisonLink } from './comparison.ts'

export const studyFinder: StoryDraft = {
  slug: 'studienfinder',
  name: t('Studienfinder', 'Study finder'),
  translatedSlugs: { en: 'study-finder' },
  content: {
    component: 'page',
    seoTitle: t('Studienfinder: Studiengänge filtern', 'Study finder: filter programmes'),
    seoDescription: t(
      'Fernstudium, duales Studium oder myStudium: Filtere Studiengänge der Hochschule Tannhagen nach Abschluss, Fach, Ort, Dauer, Start und Anrechnung.',
      'Distance learning, with a company or myStudium: filter programmes of Tannhagen University by degree, field, place, duration, start and credit.',
    ),
    shareImage: picture('hero-bachelor'),
    body: [
      {
        component: 'hero',
        type: 'basic',
        headline: inEach({
          de: 'Finde, was zu dir passt',
          en: 'Find what suits you',
          fr: 'Trouve ce qui te convient',
          it: 'Trova ciò che fa per te',
          es: 'Encuentra lo que encaja contigo',
          pt: 'Encontra o que combina contigo',
        }),
        subline: inEach({
          de: 'Wähle, was dir wichtig ist. Zu jeder Auswahl steht, wie viele Studiengänge bleiben.',
          en: 'Choose what matters to you. Each option says how many programmes are left.',
          fr: 'Choisis ce qui compte pour toi. Chaque option dit combien de formations restent.',
          it: 'Scegli ciò che conta per te. Ogni opzione dice quanti corsi restano.',
          es: 'Elige lo que te importa. Cada opción dice cuántos programas quedan.',
          pt: 'Escolhe o que te importa. Cada opção diz quantos cursos restam.',
        }),
        excludeSublineFromH1: true,
      },
      {
        component: 'study-finder',
        headline: inEach({
          de: 'Unsere Studiengänge',
          en: 'Our programmes',
          fr: 'Nos formations',
          it: 'I nostri corsi',
          es: 'Nuestros programas',
          pt: 'Os nossos cursos',
        }),
        comparisonLink,
        contactLink: storyLink('kontakt', 'formular'),
      },
    ],
  },
}
