import type { StoryDraft } from '../story.ts'
import { rich, type Translated, t } from '../text.ts'
import type { BlockDraft } from './blocks.ts'

const cost = (title: Translated, amount: Translated, note: Translated): BlockDraft => ({
  component: 'additional-cost',
  title,
  amount,
  note,
})

/** Fees that everyone pays beside the instalments. */
export const degreeCosts: StoryDraft = {
  slug: 'costs/degrees',
  name: t('Weitere Kosten der Studiengänge', 'Further costs of degrees'),
  content: {
    component: 'additional-costs',
    headline: t('Was neben der Rate anfällt', 'What comes on top of the instalment'),
    content: t(
      rich(
        'Drei Posten, mehr nicht. Skripte, Live-Kurse, Bibliothek und die zweimalige Wiederholung jeder Prüfung sind in der Rate enthalten.',
      ),
      rich(
        'Three items, and no more. The instalment covers course books, live classes, the library and two retakes of every examination.',
      ),
    ),
    costs: [
      cost(
        t('Prüfungsgebühr', 'Examination fee'),
        t('699 €', '€699'),
        t('Einmalig, mit der ersten Rate', 'Once, with the first instalment'),
      ),
      cost(
        t('Laptop mit Kamera', 'Laptop with a camera'),
        t('ab 450 €', 'from €450'),
        t('Falls du noch keinen hast', 'If you do not have one yet'),
      ),
      cost(
        t('Zweite Ausfertigung des Zeugnisses', 'A second copy of your certificate'),
        t('35 €', '€35'),
        t('Nur auf Wunsch', 'Only if you ask for it'),
      ),
    ],
  },
}

/** With a company that pays: what is left to you. */
export const dualCosts: StoryDraft = {
  slug: 'costs/with-a-company',
  name: t('Was im dualen Studium bei dir bleibt', 'What is left to you with a company'),
  content: {
    component: 'additional-costs',
    headline: t('Was bei dir bleibt', 'What is left to you'),
    content: t(
      rich(
        'Wohnen, Essen und Fahren kosten dich an beiden Orten verschieden viel. Mit diesen Zahlen rechnen unsere Studierenden:',
      ),
      rich(
        'Rent, food and fares differ between the two cities. These are the figures that our students plan with:',
      ),
    ),
    costs: [
      cost(
        t('Zimmer in einer WG', 'A room in a shared flat'),
        t('410 bis 680 €', '€410 to €680'),
        t('Im Monat; Berlin liegt unten, München oben', 'A month; less in Berlin, more in Munich'),
      ),
      cost(
        t('Bus und Bahn', 'Buses and trains'),
        t('0 bis 63 €', '€0 to €63'),
        t(
          'Im Monat; zwei von drei Betrieben zahlen das Ticket',
          'A month; two in three companies pay the pass',
        ),
      ),
      cost(
        t('Laptop', 'Laptop'),
        t('0 €', '€0'),
        t('Stellt der Betrieb, du darfst ihn mitnehmen', 'Provided by the company, and yours to take home'),
      ),
    ],
  },
}
