import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import {
  button,
  columns,
  container,
  facts,
  figure,
  grid,
  headline,
  picture,
  richText,
  table,
} from '../blocks.ts'
import { callHarriet, writeHarriet } from './people.ts'
import { programmeCards } from './programme-cards.ts'

const hero = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Banking und Finance in London', 'Banking and finance in London'),
  headline: t('Lern Geld da, wo es sich bewegt', 'Learn money where it moves'),
  subline: t(
    'Ein Master in zwölf Monaten oder ein Zertifikat an einem Abend in der Woche, acht Minuten von der Bank of England.',
    'A master’s degree in twelve months, or a certificate on one evening a week, eight minutes from the Bank of England.',
  ),
  excludeSublineFromH1: true,
  image: picture('london-home'),
  flagText: t('164 Plätze ab September', '164 places from September'),
  flagHref: storyLink('london/programmes'),
  flagIcon: 'calendar',
}

const figures = grid(
  {
    headline: t('Vier Zahlen, bevor du weiterliest', 'Four figures before you read on'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
  },
  figure(
    t('91 %', '91%'),
    t('arbeiten sechs Monate danach in der Finanzbranche.', 'work in finance six months later.'),
  ),
  figure('23', t('Leute sitzen in einem Seminar.', 'people are in a seminar.')),
  figure('37', t('Länder, aus denen sie kommen.', 'countries that they come from.')),
  figure(t('8 Min.', '8 min'), t('zu Fuß bis zur Bank of England.', 'on foot to the Bank of England.')),
)

const programmes = container(
  { anchor: 'programmes', backgroundColor: 'white-off' },
  headline(t('Drei Programme, ein Haus', 'Three programmes under one roof')),
  programmeCards,
)

const tuesday = container(
  { anchor: 'tuesday' },
  headline(
    t('Ein Dienstag in Aldgate', 'A Tuesday in Aldgate'),
    t('So sieht der Kurstag neben der Stelle aus.', 'This is the day of the course beside a job.'),
  ),
  richText(
    t(
      rich(
        table(
          ['Uhrzeit', 'Wo', 'Was'],
          ['12:30', 'An deinem Schreibtisch', 'Zwanzig Minuten Video: Wie ein Repo-Geschäft scheitert'],
          ['18:00', 'Seminar 3', 'Der Fall Northern Mutual, Tag eins bis vier'],
          ['19:15', 'Küche', 'Suppe, und die Gruppe teilt sich in Bank und Aufsicht'],
          ['19:45', 'Seminar 3', 'Ihr verhandelt; Dr. Boateng war 2008 dabei'],
          ['21:00', 'Aldgate East', 'Die U-Bahn fährt alle vier Minuten'],
        ),
      ),
      rich(
        table(
          ['Time', 'Where', 'What'],
          ['12.30pm', 'At your desk', 'Twenty minutes of video: how a repo trade fails'],
          ['6pm', 'Seminar 3', 'The case of Northern Mutual, days one to four'],
          ['7.15pm', 'Kitchen', 'Soup, and the group parts into bank and regulator'],
          ['7.45pm', 'Seminar 3', 'You negotiate; Dr Boateng was in the room in 2008'],
          ['9pm', 'Aldgate East', 'A train every four minutes'],
        ),
      ),
    ),
  ),
)

const kwame = {
  component: 'testimonial',
  layout: 'large',
  color: 'yellow',
  headline: t('Wer dich unterrichtet', 'Who teaches you'),
  quote: t(
    'Ich habe drei Banken geprüft, die es nicht mehr gibt. In keiner fehlten die Zahlen. Es fehlte jemand, der sie laut vorlas.',
    'I audited three banks that no longer exist. None of them lacked the figures. They lacked someone who read them out.',
  ),
  fullName: 'Dr Kwame Boateng',
  title: t('Leitet den Master, 19 Jahre in der Bankenaufsicht', 'Leads the MSc, 19 years a bank supervisor'),
  photo: picture('portrait-kwame'),
}

const careers = container(
  { anchor: 'careers', backgroundColor: 'page-color' },
  columns(
    container(
      {},
      headline(t('Wohin es führt', 'Where it leads')),
      richText(
        t(
          rich(
            'Wir fragen jeden Jahrgang sechs Monate nach der letzten Prüfung. 312 von 341 haben geantwortet; das ist der Median ihrer Einstiegsgehälter im Jahr.',
          ),
          rich(
            'We ask each year group six months after the last examination. 312 of 341 answered; these are the medians of their starting salaries.',
          ),
        ),
      ),
      button(t('Programme vergleichen', 'Compare programmes'), storyLink('london/programmes')),
    ),
    richText(
      t(
        facts(
          ['Risikoanalyse', '£46.000'],
          ['Kredit und Firmenkunden', '£43.500'],
          ['Aufsicht und Prüfung', '£41.000'],
          ['Nachhaltige Anlagen', '£44.500'],
        ),
        facts(
          ['Risk analysis', '£46,000'],
          ['Credit and corporate clients', '£43,500'],
          ['Supervision and audit', '£41,000'],
          ['Sustainable investment', '£44,500'],
        ),
      ),
    ),
  ),
)

const talk = container(
  { backgroundColor: 'gradient-dark' },
  headline(
    t('Harriet Lowe liest deine Bewerbung selbst', 'Harriet Lowe reads your application herself'),
    t('Du hast in fünf Werktagen eine Antwort.', 'You have an answer within five working days.'),
  ),
  callHarriet,
  writeHarriet,
)

export const home: StoryDraft = {
  slug: 'london/home',
  name: t('London', 'London'),
  defaultLanguage: 'en',
  languages: ['de'],
  content: {
    component: 'page',
    seoTitle: t('Banking und Finance in London studieren', 'Study banking and finance in London'),
    seoDescription: t(
      'MSc Banking and Finance in 12 Monaten oder PGCert Sustainable Finance an einem Abend in der Woche: 164 Plätze in Aldgate, Start im September.',
      'MSc Banking and Finance in 12 months or PGCert Sustainable Finance on one evening a week: 164 places in Aldgate, beginning in September.',
    ),
    preloadImage: picture('london-home'),
    shareImage: picture('london-home'),
    body: [hero, figures, programmes, tuesday, kwame, careers, talk],
  },
}
