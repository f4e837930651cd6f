import type { StoryDraft } from '../../story.ts'
import { rich, t } from '../../text.ts'
import {
  accordion,
  columns,
  container,
  facts,
  headline,
  picture,
  question,
  questions,
  richText,
} from '../blocks.ts'
import { form } from '../forms/parts.ts'
import { callHarriet, writeHarriet } from './people.ts'

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Kontakt', 'Contact'),
  headline: t('Ruf in Aldgate an', 'Call us in Aldgate'),
  subline: t(
    'Werktags von 9 bis 18 Uhr Londoner Zeit. E-Mails beantwortet Harriet Lowe am selben Tag.',
    'On weekdays from 9am to 6pm. Harriet Lowe answers emails the same day.',
  ),
  excludeSublineFromH1: true,
  image: picture('london-contact'),
}

const ways = container(
  { anchor: 'ways' },
  columns(
    container(
      {},
      headline(t('Frag die, die entscheidet', 'Ask the one who decides')),
      richText(
        t(
          rich(
            'Harriet Lowe liest seit 2016 jede Bewerbung selbst. Sie sagt dir in zehn Minuten, ob du passt, und wenn nicht, was fehlt.',
          ),
          rich(
            'Harriet Lowe has read every application herself since 2016. In ten minutes she tells you whether you would suit, and if not, what is missing.',
          ),
        ),
      ),
      callHarriet,
      writeHarriet,
    ),
    richText(
      t(
        facts(
          ['Telefon', '+44 20 7946 0150'],
          ['Sprechzeit', 'Mo bis Fr, 9 bis 18 Uhr'],
          ['Adresse', '4 Crescent Yard, London E1'],
          ['U-Bahn', 'Aldgate East, Ausgang 4'],
        ),
        facts(
          ['Telephone', '020 7946 0150'],
          ['Hours', 'Monday to Friday, 9am to 6pm'],
          ['Address', '4 Crescent Yard, London E1'],
          ['Underground', 'Aldgate East, exit 4'],
        ),
      ),
    ),
  ),
)

const message = container(
  { anchor: 'formular', backgroundColor: 'white-off' },
  container({ size: '3xl' }, form('libf-contact')),
)

const asked = container(
  { anchor: 'questions', backgroundColor: 'page-color' },
  headline(t('Vor der Bewerbung gefragt', 'Asked before applying')),
  accordion(
    questions(
      undefined,
      question(
        t('Brauche ich ein Visum?', 'Do I need a visa?'),
        t(
          rich(
            'Für das Vollzeitstudium ja, wenn du keinen britischen oder irischen Pass hast. Wir bürgen für dich; es dauert im Mittel 19 Tage.',
          ),
          rich(
            'For full-time study, unless you hold a British or Irish passport. We sponsor you; it takes 19 days on average.',
          ),
        ),
      ),
      question(
        t('Zahlt meine Bank?', 'Will my bank pay?'),
        t(
          rich(
            'Jede dritte tut es. Wir schicken dir ein Angebot auf einer Seite, das du weiterleiten kannst.',
          ),
          rich('One in three does. We send you a quote on one page that you can pass on.'),
        ),
      ),
      question(
        t('In welcher Sprache wird unterrichtet?', 'Which language is used?'),
        t(
          rich('Auf Englisch, auch die Prüfungen. Die Beratung gibt es auf Deutsch und Englisch.'),
          rich('English, for examinations too. Advice is given in English and German.'),
        ),
      ),
    ),
  ),
)

export const contactPage: StoryDraft = {
  slug: 'london/contact',
  name: t('Kontakt', 'Contact'),
  defaultLanguage: 'en',
  languages: ['de'],
  translatedSlugs: { de: 'london/kontakt' },
  content: {
    component: 'page',
    seoTitle: t('Kontakt in London', 'Contact in London'),
    seoDescription: t(
      'Harriet Lowe berät zu allen Programmen in London: werktags von 9 bis 18 Uhr per Telefon, per E-Mail oder in 4 Crescent Yard, London E1.',
      'Harriet Lowe advises on all programmes in London: on weekdays from 9am to 6pm by telephone, by email or at 4 Crescent Yard, London E1.',
    ),
    preloadImage: picture('london-contact'),
    shareImage: picture('london-contact'),
    body: [hero, ways, message, asked],
  },
}
