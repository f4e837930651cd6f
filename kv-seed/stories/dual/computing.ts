import { type StoryDraft, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { picture } from '../blocks.ts'
import { dualCosts } from '../costs.ts'
import { benefitSet, careerPath, fact, factSet, usp } from '../typed.ts'
import { dualClosing } from './closing.ts'
import { applyDual, ruben } from './people.ts'
import { dualComputing, dualComputingPage } from './products.ts'

const can = {
  component: 'testimonial',
  layout: 'large',
  color: 'red',
  headline: t('Vom Übungsblatt in den Greifarm', 'From exercise sheet to robot arm'),
  quote: t(
    'Graphen fand ich trocken, bis unser Roboter im Lager den kürzesten Weg nicht kannte. Mein Projekt im dritten Semester spart jetzt 40 Meter je Palette. Das läuft, auch wenn ich montags im Hörsaal sitze.',
    'I found graphs dull until our robot did not know the shortest way through the warehouse. My third-semester project saves 40 metres a pallet now. It runs while I sit in class on Monday.',
  ),
  fullName: 'Can',
  title: t(
    'Informatik dual, Automatisierung bei Kubik',
    'Computer science with a company, automation at Kubik',
  ),
  age: '23',
  studyStart: t('Oktober 2024', 'October 2024'),
  photo: picture('portrait-can'),
}

const end = dualClosing({
  headline: t('Dein erster Commit am 1. Oktober', 'Your first commit on 1 October'),
  programme: 'informatik-dual',
  buttonText: t('Für Informatik dual bewerben', 'Apply for computer science'),
  other: t(
    rich(
      'Zahlen sind dir lieber als Code? Für [Betriebswirtschaftslehre](/betriebswirtschaftslehre/) sind 63 Plätze frei. Wechseln kannst du bis zum Ende des ersten Semesters.',
    ),
    rich(
      'Do you prefer figures to code? [Business administration](/en/business-administration/) has 63 open places. You may change until the end of the first semester.',
    ),
  ),
})

export const computingPage: StoryDraft = {
  slug: dualComputingPage,
  name: t('Informatik dual', 'Computer Science with a company'),
  translatedSlugs: { en: 'ds/computer-science' },
  content: {
    component: 'variant',
    seoTitle: t('Informatik dual studieren: B.Sc. mit Gehalt', 'Computer science with a company: a B.Sc.'),
    seoDescription: t(
      'Informatik dual in Berlin oder München: 36 Monate, 180 ECTS, 0 € Gebühren und im Mittel 1.210 € im Monat. 41 freie Plätze in 44 Betrieben ab Oktober.',
      'Computer science with a company in Berlin or Munich: 36 months, 180 credits, no fees, €1,210 a month in pay. 41 open places at 44 companies.',
    ),
    shareImage: picture('dual-computing'),
    headline: t('Informatik, die am Mittwoch läuft', 'Computing that runs on Wednesday'),
    subline: t(
      'Sechs Semester, sechs Projekte im Betrieb: nach 36 Monaten mit Bachelor of Science, ohne Gebühren, mit 1.210 € im Monat.',
      'Six semesters, six projects at work: in 36 months a Bachelor of Science, no fees, €1,210 a month in pay.',
    ),
    image: picture('dual-computing'),
    ctaLabel: t('Platz finden', 'Find a place'),
    ctaLink: applyDual('informatik-dual'),
    product: uuidOf(dualComputing.slug),
    contact: uuidOf(ruben.slug),
    additionalCostsContent: uuidOf(dualCosts.slug),
    usps: [
      usp('euro', t('0 € Studiengebühren', 'No fees to pay')),
      usp('briefcase', t('41 freie Plätze in 44 Betrieben', '41 open places at 44 companies')),
      usp('globe', t('Auf Deutsch oder Englisch', 'In German or English')),
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
          'laptop',
          t('Ein Rechner vom Betrieb', 'A laptop from work'),
          t('Mit Zugang zu den Systemen, an denen du arbeitest', 'With access to the systems you work on'),
        ),
      ),
    ],
    feesHeadline: t('Zwei zahlen, du nicht', 'Two parties, and you pay nothing'),
    feesDescription: t(
      rich('19.620 € kostet das Studium in drei Jahren. Der Betrieb zahlt sie, und dich dazu.'),
      rich('Over three years the programme costs €19,620. The company pays that, and you as well.'),
    ),
    careerPaths: [
      careerPath(
        t('Software entwickeln', 'Software development'),
        t(
          rich('6 von 10 bleiben im Team, in dem sie ihre Bachelorarbeit geschrieben haben.'),
          rich('6 in 10 stay with the team they wrote their thesis in.'),
        ),
      ),
      careerPath(
        t('Anlagen vernetzen', 'Connecting machines'),
        t(
          rich('Sensoren, Steuerungen, Roboter: 19 Betriebe suchen genau dafür.'),
          rich('Sensors, controls, robots: 19 companies look for exactly that.'),
        ),
      ),
      careerPath(
        t('Daten und Sicherheit', 'Data and security'),
        t(
          rich('Kliniken und Banken zahlen im ersten Jahr 3.680 € brutto, im Median.'),
          rich('Hospitals and banks pay €3,680 a month in the first year, at the median.'),
        ),
      ),
    ],
    benefitSet: [
      benefitSet(
        t('Womit du arbeitest', 'What you work with'),
        fact(
          'laptop',
          t('Echte Systeme', 'Real systems'),
          t(
            'Ab dem zweiten Semester mit Schreibrechten, geprüft von zwei Menschen.',
            'With write access from the second semester, reviewed by two people.',
          ),
        ),
        fact(
          'book',
          t('Vier Sprachen', 'Four languages'),
          t(
            'Python, TypeScript, C und SQL, dazu die deines Betriebs.',
            'Python, TypeScript, C and SQL, and whatever your company speaks.',
          ),
        ),
        fact(
          'target',
          t('Sechs Auslieferungen', 'Six releases'),
          t(
            'Jedes Projekt geht in Betrieb, sonst gilt es nicht als bestanden.',
            'Every project goes live, or it does not count as passed.',
          ),
        ),
      ),
    ],
    body: [can, end],
  },
}
