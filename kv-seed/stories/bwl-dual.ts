import { type StoryDraft, uuidOf } from '../story.ts'
import { rich, t } from '../text.ts'
import {
  accordion,
  columns,
  container,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  steps,
  table,
} from './blocks.ts'
import { closing } from './closing.ts'
import { comparisonLink } from './comparison.ts'
import { applyLink } from './contact.ts'
import { dualCosts } from './costs.ts'
import { groupUuid } from './country-groups.ts'
import { sofia } from './people.ts'
import { businessDual as product } from './products.ts'
import { dualCountdown } from './start.ts'
import { benefitSet, careerPath, fact, factSet, usp, uspsIn, uspsInGroup } from './typed.ts'

const slug = 'bachelor/betriebswirtschaftslehre/duales-studium'

const glance = factSet(
  undefined,
  fact(
    'briefcase',
    t('3 + 2 Tage', '3 + 2 days'),
    t(
      'Mittwoch bis Freitag im Betrieb, Montag und Dienstag an der Hochschule',
      'Wednesday to Friday at work, Monday and Tuesday at university',
    ),
  ),
  fact(
    'euro',
    t('1.180 €', '€1,180'),
    t('Vergütung im Monat, brutto, im Mittel aller Verträge', 'pay a month before tax, on average'),
    t(
      rich('Die Spanne reicht von 940 € im Handel bis 1.460 € bei Banken. Dazu kommen 28 Tage Urlaub.'),
      rich('It ranges from €940 in retail to €1,460 at banks. There are 28 days of leave a year as well.'),
    ),
  ),
  fact(
    'calendar',
    t('1. Oktober 2027', '1 October 2027'),
    t('Nächster Start; bewerben kannst du dich bis 31. August', 'Next start; apply by 31 August'),
  ),
  fact(
    'location',
    t('Berlin oder München', 'Berlin or Munich'),
    t('Montags auf dem Campus, dienstags im Live-Kurs', 'Mondays on campus, Tuesdays in live classes'),
  ),
)

const week = container(
  { anchor: 'woche', backgroundColor: 'white-off', topEdge: 'slope-down', bottomEdge: 'slope-down' },
  headline(
    t('Eine Woche von Elias', 'A week in Elias’s life'),
    t(
      'Drittes Semester, Einkauf bei Nordwerk in Spandau, 212 Beschäftigte.',
      'Third semester, purchasing at Nordwerk in Berlin-Spandau, a company of 212.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Tag', 'Wo', 'Was'],
          ['Montag', 'Campus Berlin', 'Makroökonomik, dann Fallwerkstatt: die Lieferanten von Nordwerk'],
          ['Dienstag', 'Zu Hause', 'Live-Kurs Investition und Finanzierung, nachmittags Skript'],
          ['Mittwoch', 'Betrieb', 'Drei Angebote für Kugellager vergleichen'],
          ['Donnerstag', 'Betrieb', 'Mit Frau Petersen zur Verhandlung nach Magdeburg'],
          ['Freitag', 'Betrieb', 'Wareneingang, ab 13 Uhr Lernzeit, bezahlt'],
        ),
      ),
      rich(
        table(
          ['Day', 'Where', 'What'],
          ['Monday', 'Berlin campus', 'Macroeconomics, then a case workshop: the suppliers of Nordwerk'],
          ['Tuesday', 'At home', 'Live class in investment and finance, course book after lunch'],
          ['Wednesday', 'At work', 'Comparing three quotes for ball bearings'],
          ['Thursday', 'At work', 'With Ms Petersen to a negotiation in Magdeburg'],
          ['Friday', 'At work', 'Incoming goods; from 1 pm paid time to study'],
        ),
      ),
    ),
  ),
)

const numbers = grid(
  {
    headline: t('Was aus dem Vertrag wird', 'What becomes of the contract'),
    columnsMobile: '2',
    columnsTablet: '2',
    columnsDesktop: '4',
    backgroundColor: 'black',
    topEdge: 'slope-up',
    bottomEdge: 'slope-up',
  },
  figure(
    t('84 %', '84%'),
    t('bleiben nach dem Abschluss in ihrem Betrieb.', 'stay with their company after they graduate.'),
  ),
  figure(
    t('3.240 €', '€3,240'),
    t('brutto verdienen sie im ersten Jahr, im Median.', 'a month is their first pay, at the median.'),
  ),
  figure(
    t('1 von 11', '1 in 11'),
    t(
      'wechselt unterwegs den Betrieb, das Studium läuft weiter.',
      'changes companies on the way and studies on.',
    ),
  ),
  figure(
    t('112', '112'),
    t(
      'Betriebe bilden mit uns aus, vom Hofladen bis zur Klinik.',
      'companies train with us, from farm shop to hospital.',
    ),
  ),
)

const elias = {
  component: 'testimonial',
  layout: 'large',
  color: 'orange',
  headline: t('Montags gelernt, mittwochs gebraucht', 'Learned on Monday, used on Wednesday'),
  quote: t(
    'Wir hatten Losgrößen im Seminar, und zwei Tage später lag bei uns eine Bestellung über 4.000 Dichtungen. Ich habe nachgerechnet und 1.500 vorgeschlagen. Meine Chefin hat unterschrieben.',
    'We did batch sizes in class, and two days later there was an order for 4,000 seals on the desk. I did the sums and suggested 1,500. My boss signed it.',
  ),
  fullName: 'Elias',
  title: t('BWL dual, Einkauf bei Nordwerk', 'Business with a company, purchasing at Nordwerk'),
  age: '21',
  studyStart: t('Oktober 2025', 'October 2025'),
  photo: picture('portrait-elias'),
}

const partners = {
  component: 'logo-cloud',
  headline: t('Fünf, die gerade suchen', 'Five that are looking now'),
  logos: (['nordwerk', 'klinikum', 'lindbank', 'agrion', 'kubik'] as const).map(name => ({
    component: 'logo',
    image: picture(`logo-${name}`),
  })),
  slidesPerView: '2',
}

const companies = container(
  { anchor: 'betriebe' },
  columns(
    container(
      {},
      headline(t('Für Betriebe, die ausbilden wollen', 'For companies that want to train')),
      richText(
        t(
          rich(
            'Ein Platz kostet dich als Betrieb 495 € im Monat und die Vergütung. Du bekommst dafür drei Tage Arbeit in der Woche und jedes Semester ein Projekt, das eine Lehrperson mitbetreut.',
            steps(
              '**Gespräch:** 40 Minuten, per Video oder bei dir.',
              '**Vorschläge:** drei Bewerbungen innerhalb von zwei Wochen.',
              '**Probetag:** Ihr arbeitet einen Tag zusammen, dann entscheidet ihr beide.',
            ),
          ),
          rich(
            'A place costs your company €495 a month and the pay. In return you have three days of work a week, and every semester a project that a teacher supervises with you.',
            steps(
              '**A talk:** 40 minutes, by video or at your place.',
              '**Candidates:** three applications within two weeks.',
              '**A trial day:** you work together, then both of you decide.',
            ),
          ),
        ),
      ),
    ),
    container(
      {},
      headline(t('Dual, aber wie genau?', 'With a company, but how?')),
      accordion(
        questions(
          undefined,
          question(
            t('Und wenn mein Betrieb schließt?', 'What if my company closes down?'),
            t(
              rich(
                'Du hast drei Monate, um mit uns einen neuen zu finden; so lange übernimmt die Hochschule die Gebühr. Das kam in acht Jahren 14-mal vor, 13-mal mit gutem Ende.',
              ),
              rich(
                'You have three months to find a new one with us, and the university covers the fee meanwhile. In eight years that happened 14 times; 13 times it ended well.',
              ),
            ),
          ),
          question(
            t('Muss ich danach bleiben?', 'Do I have to stay afterwards?'),
            t(
              rich(
                'Nein. Verträge mit Bleibepflicht unterschreiben wir nicht mit. Wer freiwillig bleibt, spart dem Betrieb die Suche, und das darf in dein Gehalt einfließen.',
              ),
              rich(
                'No. We do not sign contracts that bind you afterwards. If you choose to stay, the company saves a search, and you may ask for your share of that.',
              ),
            ),
          ),
          question(
            t('Wo liegen die Klausuren?', 'When are the examinations?'),
            t(
              rich(
                'In der letzten Woche jedes Semesters und damit nie an einem Arbeitstag. Dein Betrieb stellt dich für vier Lerntage davor frei.',
              ),
              rich(
                'In the last week of each semester, never on a working day. Your company gives you four days off before them.',
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

const end = closing(
  {
    headline: t('Erst der Betrieb, dann der Platz', 'First the company, then the place'),
    subline: t('Oder umgekehrt. Beides geht.', 'Or the other way round. Both will do.'),
    text: t(
      rich(
        steps(
          '**Schick uns** Zeugnis und Lebenslauf, und nenn drei Branchen, die dich reizen.',
          '**Triff zwei bis vier Betriebe,** die wir dir vorschlagen, oder bring deinen mit.',
          '**Unterschreib zwei Verträge:** einen mit dem Betrieb, einen mit uns.',
        ),
      ),
      rich(
        steps(
          '**Send us** your certificate and CV, and name three trades that attract you.',
          '**Meet two to four companies** that we suggest, or bring your own.',
          '**Sign two contracts:** one with the company, one with us.',
        ),
      ),
    ),
    buttonText: t('Für BWL dual bewerben', 'Apply to study with a company'),
    link: applyLink('bwl', 'dual'),
  },
  {
    headline: t('Nicht bis Oktober warten?', 'Rather not wait for October?'),
    text: t(
      rich(
        'Im [Fernstudium](/bachelor/betriebswirtschaftslehre/fernstudium/) fängst du morgen an, mit denselben Modulen. Findest du später einen Betrieb, wechselst du zum 1. Oktober. Ob sich das für dich lohnt, rechnen wir dir am Telefon vor.',
      ),
      rich(
        'By [distance learning](/en/bachelor/business-administration/distance-learning/) you begin tomorrow, with the same modules. If you find a company later, you change on 1 October. Call us, and we will work out whether that pays for you.',
      ),
    ),
  },
  [dualCountdown],
)

export const businessDualPage: StoryDraft = {
  slug,
  name: t('BWL im dualen Studium', 'Business Administration with a company'),
  translatedSlugs: { en: 'bachelor/business-administration/with-a-company' },
  content: {
    component: 'variant',
    seoTitle: t('BWL dual: Bachelor ohne Studiengebühren', 'Business with a company: a B.A. without fees'),
    seoDescription: t(
      'BWL dual studieren: drei Tage im Betrieb, zwei Tage Hochschule in Berlin oder München, 36 Monate, 0 € Gebühren und im Mittel 1.180 € Vergütung im Monat.',
      'Study business with a company: three days at work, two at university in Berlin or Munich, 36 months, no fees, and €1,180 a month in pay on average.',
    ),
    shareImage: picture('business-dual'),
    headline: t('BWL, bezahlt vom Betrieb', 'Business, paid for by a company'),
    subline: t(
      'Drei Tage arbeiten, zwei Tage studieren: nach 36 Monaten hast du einen Bachelor, drei Jahre Berufserfahrung und keine Schulden.',
      'Three days of work, two of study: after 36 months you have a bachelor’s degree, three years of experience and no debts.',
    ),
    image: picture('business-dual'),
    ctaLabel: t('Platz finden', 'Find a place'),
    ctaLink: applyLink('bwl', 'dual'),
    comparisonLink,
    product: uuidOf(product.slug),
    contact: uuidOf(sofia.slug),
    additionalCostsContent: uuidOf(dualCosts.slug),
    usps: [
      usp('euro', t('0 € Studiengebühren', 'No fees to pay')),
      usp('briefcase', t('63 freie Plätze für Oktober 2027', '63 open places for October 2027')),
      usp('users', t('Gruppen mit höchstens 20', 'Groups of 20 at most')),
    ],
    geoRestrictedUsps: [
      uspsIn(
        'DE',
        usp('heart', t('Kindergeld läuft bis 25 weiter', 'Child benefit goes on until you are 25')),
      ),
      uspsInGroup(
        groupUuid.alps,
        usp('building', t('Wohnung für den ersten Monat vermittelt', 'A flat arranged for your first month')),
      ),
    ],
    factSet: [glance],
    feesHeadline: t('Wer was bezahlt', 'Who pays for what'),
    feesDescription: t(
      rich(
        '17.820 € kostet das Studium über drei Jahre. Von dir kommt davon nichts, von dir kommt die Arbeit.',
      ),
      rich(
        'Over three years the programme costs €17,820. None of it comes from you; what comes from you is the work.',
      ),
    ),
    careerPaths: [
      careerPath(
        t('Übernahme mit Verantwortung', 'Staying, with more to decide'),
        t(
          rich(
            'Die meisten übernehmen ein Sachgebiet: Einkauf, Lohn, Kundendienst. Nach zwei Jahren leitet jede vierte Person ein Team.',
          ),
          rich(
            'Most take over a field: purchasing, payroll, customer service. Two years later one in four leads a team.',
          ),
        ),
      ),
      careerPath(
        t('Nachfolge im Familienbetrieb', 'Taking over the family business'),
        t(
          rich(
            '38 unserer Studierenden sind Töchter und Söhne aus dem Betrieb. In der Bachelorarbeit rechnen sie die Übergabe durch.',
          ),
          rich(
            '38 of our students are daughters and sons of the house. Their theses work out how it is handed over.',
          ),
        ),
      ),
      careerPath(
        t('Weiter zum Master', 'On to a master’s'),
        t(
          rich(
            'Viele Betriebe zahlen auch den zweiten Abschluss. In [Unternehmensführung](/master/) bist du ohne Brückenkurs zugelassen.',
          ),
          rich(
            'Many companies pay for the second degree too. [Corporate management](/en/master/) admits you without a bridging course.',
          ),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Zwei Orte, ein Plan', 'Two places, one plan'),
        fact(
          'target',
          t('Sechs Praxisprojekte', 'Six projects'),
          t(
            'Eins in jedem Semester, mit einer Frage aus deinem Betrieb. Zusammen 15 ECTS.',
            'One each semester, on a question from your company. Together 15 credits.',
          ),
        ),
        fact(
          'user',
          t('Eine Ansprechperson je Ort', 'Someone to ask in each place'),
          t(
            'Anleitung im Betrieb, Professur in Tannhagen. Beide sprechen sich monatlich ab.',
            'A trainer at work, a professor at Tannhagen. They talk to each other every month.',
          ),
        ),
        fact(
          'globe',
          t('Vier Wochen woanders', 'Four weeks elsewhere'),
          t(
            'Im vierten Semester tauschst du den Betrieb, auch mit einem in Österreich oder Dänemark.',
            'In the fourth semester you swap companies, with one in Austria or Denmark if you like.',
          ),
        ),
      ),
    ],
    body: [
      week,
      elias,
      partners,
      numbers,
      companies,
      {
        component: 'study-suggestions',
        headline: t('Und danach, oder daneben?', 'And afterwards, or beside it?'),
      },
      end,
    ],
  },
}
