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
import { callInes, writeInes } from './people.ts'

const hero = {
  component: 'hero',
  type: 'compact',
  frameLabel: t('Kontakt', 'Contact'),
  headline: t('Frag uns nach der Schicht', 'Ask us after your shift'),
  subline: t(
    'Montag bis Donnerstag von 12 bis 20 Uhr, und jede E-Mail ist in einem Werktag beantwortet.',
    'Monday to Thursday from noon to 8 pm, and every e-mail is answered within a working day.',
  ),
  excludeSublineFromH1: true,
  image: picture('academy-contact'),
}

const ways = container(
  { anchor: 'wege' },
  columns(
    container(
      {},
      headline(t('Ines Haller hört zuerst zu', 'Ines Haller listens first')),
      richText(
        t(
          rich(
            'Zwölf Jahre stand sie selbst auf Station, seit 2020 berät sie. Im Mittel dauert ein Gespräch 20 Minuten; danach weißt du, welcher Kurs passt, wer mitbezahlt und wann es losgeht.',
          ),
          rich(
            'She was a nurse for twelve years, and has advised since 2020. A talk takes 20 minutes on average; then you know which course suits you, who pays a part, and when it begins.',
          ),
        ),
      ),
      callInes,
      writeInes,
    ),
    richText(
      t(
        facts(
          ['Telefon', '030 23125 180'],
          ['Sprechzeit', 'Mo bis Do, 12 bis 20 Uhr'],
          ['E-Mail', 'Antwort in einem Werktag'],
          ['Vor Ort', 'Campus Berlin, Raum 1.14'],
        ),
        facts(
          ['Telephone', '+49 30 23125 180'],
          ['Hours', 'Monday to Thursday, noon to 8 pm'],
          ['E-mail', 'Answered in a working day'],
          ['In person', 'Berlin campus, room 1.14'],
        ),
      ),
    ),
  ),
)

const message = container(
  { anchor: 'formular', backgroundColor: 'white-off' },
  container({ size: '3xl' }, form('obw-contact')),
)

const asked = container(
  { anchor: 'fragen', backgroundColor: 'page-color', topEdge: 'curve-out' },
  headline(t('Was die meisten zuerst fragen', 'What most people ask first')),
  accordion(
    questions(
      undefined,
      question(
        t('Schaffe ich das neben einer vollen Stelle?', 'Can I manage it beside a full-time job?'),
        t(
          rich(
            'Rechne mit vier Stunden Kurs und zwei Stunden Übung in der Woche. 88 % schließen in der geplanten Zeit ab.',
          ),
          rich(
            'Count on four hours of class and two of practice a week. 88% finish in the time they planned.',
          ),
        ),
      ),
      question(
        t('Was, wenn ich Spätdienst habe?', 'What if I work late shifts?'),
        t(
          rich('Du siehst die Aufzeichnung ab 21 Uhr. Vier von zwanzig Abenden dürfen ganz ausfallen.'),
          rich('You watch the recording from 9 pm. You may miss four evenings in twenty altogether.'),
        ),
      ),
      question(
        t('Kann ich kündigen?', 'Can I cancel?'),
        t(
          rich('In den ersten zwei Wochen kostenlos, danach mit einer Frist von vier Wochen zum Monatsende.'),
          rich('Free of charge in the first two weeks, then with four weeks’ notice to the end of a month.'),
        ),
      ),
    ),
  ),
)

export const contactPage: StoryDraft = {
  slug: 'weiterbildung/kontakt',
  name: t('Kontakt', 'Contact'),
  translatedSlugs: { en: 'weiterbildung/contact' },
  content: {
    component: 'page',
    seoTitle: t('Beratung zur Weiterbildung', 'Advice on continuing education'),
    seoDescription: t(
      'Ines Haller berät zu Kursen und Zuschüssen: Montag bis Donnerstag von 12 bis 20 Uhr per Telefon, Video oder auf dem Campus Berlin.',
      'Ines Haller advises on courses and grants: Monday to Thursday from noon to 8 pm by telephone, by video or on the Berlin campus.',
    ),
    preloadImage: picture('academy-contact'),
    shareImage: picture('academy-contact'),
    body: [hero, ways, message, asked],
  },
}
