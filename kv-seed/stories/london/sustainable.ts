import { type StoryDraft, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { container, headline, picture, richText, table } from '../blocks.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { londonClosing } from './closing.ts'
import { askHarriet, harriet } from './people.ts'
import { sustainable, sustainablePage } from './products.ts'

const months = container(
  { anchor: 'modules', backgroundColor: 'white-off' },
  headline(
    t('Sechs Monate, sechs Berichte', 'Six months, six reports'),
    t(
      'Jeden liest du zweimal: als Anlegerin und als Prüfer.',
      'You read each of them twice: as investor and as auditor.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Monat', 'Thema', 'Bericht'],
          ['1', 'Emissionen zählen', 'Eine Supermarktkette'],
          ['2', 'Regeln in London und Brüssel', 'Ein Anleihefonds'],
          ['3', 'Klimarisiken in der Bilanz', 'Ein Versicherer an der Küste'],
          ['4', 'Grüne Anleihen', 'Die Stadt Leeds'],
          ['5', 'Lieferketten', 'Ein Schuhhersteller'],
          ['6', 'Dein Urteil', 'Der Bericht deines eigenen Hauses'],
        ),
      ),
      rich(
        table(
          ['Month', 'Subject', 'Report'],
          ['1', 'Counting emissions', 'A chain of supermarkets'],
          ['2', 'Rules in London and Brussels', 'A bond fund'],
          ['3', 'Climate risk in the accounts', 'An insurer by the sea'],
          ['4', 'Green bonds', 'The city of Leeds'],
          ['5', 'Supply chains', 'A maker of shoes'],
          ['6', 'Your judgement', 'The report of your own firm'],
        ),
      ),
    ),
  ),
)

export const sustainableProgramme: StoryDraft = {
  slug: sustainablePage,
  name: t('Sustainable Finance', 'Sustainable Finance'),
  defaultLanguage: 'en',
  languages: ['de'],
  content: {
    component: 'variant',
    seoTitle: t('PGCert Sustainable Finance in London', 'PGCert Sustainable Finance in London'),
    seoDescription: t(
      'PGCert Sustainable Finance: sechs Monate, ein Abend in der Woche in Aldgate oder online, 60 UK-Credits, die für den MSc zählen. 50 Plätze.',
      'PGCert Sustainable Finance: six months, one evening a week in Aldgate or online, 60 UK credits that count towards the MSc. 50 places.',
    ),
    shareImage: picture('london-finance'),
    headline: t('Prüf nach, was grün heißt', 'Check what green means'),
    subline: t(
      'Sechs Monate, ein Abend in der Woche: Danach liest du einen Nachhaltigkeitsbericht in einer Stunde und findest die Lücke.',
      'Six months, one evening a week: then you read a sustainability report in an hour, and find the gap.',
    ),
    image: picture('london-finance'),
    ctaLabel: t('Jetzt bewerben', 'Apply now'),
    ctaLink: askHarriet('apply', 'sustainable-finance'),
    product: uuidOf(sustainable.slug),
    contact: uuidOf(harriet.slug),
    usps: [
      usp('leaf', t('Sechs echte Berichte, sechs Prüfungen', 'Six real reports, six audits')),
      usp('certificate', t('60 UK-Credits zählen für den MSc', '60 UK credits count towards the MSc')),
      usp('calendar', t('Start am 23. September 2027', 'Begins on 23 September 2027')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'calendar',
          t('Donnerstagabend', 'Thursday evenings'),
          t('18 bis 21 Uhr, Londoner Zeit', '6pm to 9pm, London time'),
        ),
        fact(
          'laptop',
          t('Aldgate oder online', 'Aldgate or online'),
          t('Du wechselst, wann du willst', 'Change whenever you like'),
        ),
      ),
    ],
    feesHeadline: t('Einmal entscheiden, monatlich zahlen', 'Decide once, pay by the month'),
    feesDescription: t(
      rich('Wer danach den MSc macht, zahlt acht Raten weniger. Ehemalige zahlen keine Prüfungsgebühr.'),
      rich('Go on to the MSc and pay eight instalments less. Alumni pay no examination fee.'),
    ),
    careerPaths: [
      careerPath(
        t('Nachhaltige Anlagen', 'Sustainable investment'),
        t(
          rich('Du entscheidest, was in einen Fonds darf. Median beim Einstieg: £44.500 im Jahr.'),
          rich('You decide what a fund may hold. The median starting salary is £44,500.'),
        ),
      ),
      careerPath(
        t('Berichte schreiben', 'Writing reports'),
        t(
          rich('Zwei von fünf schreiben danach den Bericht, den sie vorher lasen.'),
          rich('Two in five now write the report that they used to read.'),
        ),
      ),
      careerPath(
        t('Prüfen', 'Auditing'),
        t(
          rich('Die vier großen Häuser stellten vom letzten Jahrgang neun ein.'),
          rich('The four large firms hired nine of the last year group.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was du nur hier bekommst', 'What you get only here'),
        fact(
          'users',
          t('Gemischte Gruppen', 'Mixed groups'),
          t('Bank, Verband und Verwaltung an einem Tisch.', 'A bank, a charity and a council at one table.'),
        ),
        fact(
          'chat',
          t('Die Autorin antwortet', 'The author replies'),
          t('Wer den Bericht schrieb, kommt um acht dazu.', 'Whoever wrote the report joins at eight.'),
        ),
        fact(
          'chart',
          t('Ein Modell zum Mitnehmen', 'A model to take away'),
          t('Deine Tabelle rechnet Szenarien bis 2050.', 'Your spreadsheet works out scenarios until 2050.'),
        ),
      ),
    ],
    body: [
      months,
      londonClosing(
        t('50 Plätze für September', '50 places for September'),
        t(
          rich(
            'Du willst das ganze Bild? Der [MSc Banking and Finance](/de/banking-and-finance/) dauert ein Jahr.',
          ),
          rich(
            'Do you want the whole picture? The [MSc Banking and Finance](/banking-and-finance/) takes a year.',
          ),
        ),
        'sustainable-finance',
      ),
    ],
  },
}
