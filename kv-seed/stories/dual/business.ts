import { type StoryDraft, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { container, headline, picture, richText, table } from '../blocks.ts'
import { dualCosts } from '../costs.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { dualClosing } from './closing.ts'
import { applyDual, ruben } from './people.ts'
import { dualBusiness, dualBusinessPage } from './products.ts'

const semesters = container(
  { anchor: 'inhalte', backgroundColor: 'black', topEdge: 'slope-down', bottomEdge: 'slope-up' },
  headline(
    t('Sechs Semester, sechs Projekte', 'Six semesters, six projects'),
    t(
      'Links, was du montags und dienstags lernst. Rechts, was daraus im Betrieb wird.',
      'On the left what you learn on Mondays and Tuesdays, on the right what becomes of it at work.',
    ),
  ),
  richText(
    t(
      rich(
        table(
          ['Semester', 'An der Hochschule', 'Projekt im Betrieb'],
          ['1', 'Grundlagen BWL, Mathematik, Buchführung', 'Ein Vorgang von der Bestellung bis zur Rechnung'],
          ['2', 'Kostenrechnung, Statistik, Recht', 'Was ein Produkt wirklich kostet'],
          ['3', 'Marketing, Vertrieb, Mikroökonomik', 'Zehn Kundengespräche, eine Preisliste'],
          ['4', 'Personal, Organisation, Steuern', 'Vier Wochen in einem anderen Betrieb'],
          ['5', 'Controlling, Schwerpunkt I', 'Ein Bericht, den die Leitung jeden Monat liest'],
          ['6', 'Führung, Schwerpunkt II', 'Bachelorarbeit mit einer Frage aus dem Betrieb'],
        ),
      ),
      rich(
        table(
          ['Semester', 'At university', 'Project at work'],
          ['1', 'Foundations, mathematics, bookkeeping', 'One transaction from order to invoice'],
          ['2', 'Cost accounting, statistics, law', 'What a product really costs'],
          ['3', 'Marketing, sales, microeconomics', 'Ten talks with customers, one price list'],
          ['4', 'People, organisation, taxes', 'Four weeks at another company'],
          ['5', 'Controlling, specialisation I', 'A report that management reads each month'],
          ['6', 'Leadership, specialisation II', 'A thesis on a question from the company'],
        ),
      ),
    ),
  ),
)

const end = dualClosing({
  headline: t('63 Plätze, einer davon deiner?', '63 places. Is one of them yours?'),
  programme: 'bwl-dual',
  buttonText: t('Für BWL dual bewerben', 'Apply for business'),
  other: t(
    rich(
      'Du baust lieber Systeme, als sie zu verkaufen? In der [Informatik](/informatik/) sind 41 Plätze frei, mit denselben Betrieben.',
    ),
    rich(
      'Would you rather build systems than sell them? [Computer science](/en/computer-science/) has 41 open places, at the same companies.',
    ),
  ),
})

export const businessPage: StoryDraft = {
  slug: dualBusinessPage,
  name: t('Betriebswirtschaftslehre dual', 'Business Administration with a company'),
  translatedSlugs: { en: 'ds/business-administration' },
  content: {
    component: 'variant',
    seoTitle: t('BWL dual studieren: B.A. mit Gehalt', 'Business with a company: a paid B.A.'),
    seoDescription: t(
      'BWL dual in Berlin oder München: 36 Monate, 180 ECTS, 0 € Gebühren und im Mittel 1.180 € im Monat. 63 freie Plätze in 71 Betrieben, Start am 1. Oktober.',
      'Business with a company in Berlin or Munich: 36 months, 180 credits, no fees and €1,180 a month in pay. 63 open places at 71 companies, from 1 October.',
    ),
    shareImage: picture('dual-business'),
    headline: t('BWL, wo die Ware steht', 'Business, where the goods are'),
    subline: t(
      'Montags rechnest du, mittwochs verhandelst du: nach 36 Monaten mit Bachelor, ohne Gebühren, mit 1.180 € im Monat.',
      'Do the sums on Monday, the deal on Wednesday: in 36 months a bachelor’s degree, no fees, €1,180 a month in pay.',
    ),
    image: picture('dual-business'),
    ctaLabel: t('Platz finden', 'Find a place'),
    ctaLink: applyDual('bwl-dual'),
    product: uuidOf(dualBusiness.slug),
    contact: uuidOf(ruben.slug),
    additionalCostsContent: uuidOf(dualCosts.slug),
    usps: [
      usp('euro', t('0 € Studiengebühren', 'No fees to pay')),
      usp('briefcase', t('63 freie Plätze in 71 Betrieben', '63 open places at 71 companies')),
      usp('calendar', t('Start am 1. Oktober 2027', 'Begins on 1 October 2027')),
    ],
    factSet: [
      factSet(
        undefined,
        fact(
          'briefcase',
          t('3 + 2 Tage', '3 + 2 days'),
          t(
            'Mittwoch bis Freitag im Betrieb, vorher an der Hochschule',
            'Wednesday to Friday at work, before that at university',
          ),
        ),
        fact(
          'location',
          t('Berlin oder München', 'Berlin or Munich'),
          t('Montags auf dem Campus, dienstags online', 'Mondays on campus, Tuesdays online'),
        ),
      ),
    ],
    feesHeadline: t('Zwei zahlen, du nicht', 'Two parties, and you pay nothing'),
    feesDescription: t(
      rich('17.820 € kostet das Studium in drei Jahren. Der Betrieb zahlt sie, und dich dazu.'),
      rich('Over three years the programme costs €17,820. The company pays that, and you as well.'),
    ),
    careerPaths: [
      careerPath(
        t('Einkauf und Logistik', 'Purchasing and logistics'),
        t(
          rich('Nach zwei Jahren verantwortest du eine Warengruppe. Median: 3.240 € brutto.'),
          rich('Two years on you answer for a group of goods. Median pay: €3,240 a month.'),
        ),
      ),
      careerPath(
        t('Vertrieb und Kundschaft', 'Sales and customers'),
        t(
          rich('Jede dritte Person bleibt im Vertrieb, mit eigenem Gebiet und Provision.'),
          rich('One in three stays in sales, with an area of their own and a bonus.'),
        ),
      ),
      careerPath(
        t('Leitung und Nachfolge', 'Management and succession'),
        t(
          rich(
            '38 unserer Studierenden übernehmen einmal den Familienbetrieb. Die Bachelorarbeit rechnet es durch.',
          ),
          rich('38 of our students will take over the family business. Their theses work it out.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Was du nicht allein machst', 'What you do not do alone'),
        fact(
          'users',
          t('18 in einer Gruppe', '18 in a group'),
          t(
            'Dieselben Leute, drei Jahre lang, jeden Montag.',
            'The same people for three years, every Monday.',
          ),
        ),
        fact(
          'user',
          t('Zwei, die anleiten', 'Two who guide you'),
          t(
            'Eine Person im Betrieb, eine an der Hochschule. Sie sprechen sich monatlich ab.',
            'One at work, one at university. They talk every month.',
          ),
        ),
        fact(
          'globe',
          t('Vier Wochen woanders', 'Four weeks elsewhere'),
          t(
            'Im vierten Semester tauschst du den Betrieb, auch nach Wien oder Aarhus.',
            'In the fourth semester you swap companies, with one in Vienna or Aarhus if you like.',
          ),
        ),
      ),
    ],
    body: [semesters, end],
  },
}
