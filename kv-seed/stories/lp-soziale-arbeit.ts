import { type StoryDraft, uuidOf } from '../story.ts'
import { rich, t } from '../text.ts'
import {
  accordion,
  container,
  figure,
  grid,
  headline,
  picture,
  question,
  questions,
  richText,
  steps,
} from './blocks.ts'
import { applyLink } from './contact.ts'
import { degreeCosts } from './costs.ts'
import { sofia } from './people.ts'
import { socialWorkFast, socialWorkSlow } from './products.ts'
import { careerPath, fact, factSet, usp } from './typed.ts'

const slug = 'lp/bachelor/soziale-arbeit'

const path = container(
  { anchor: 'ablauf', backgroundColor: 'page-color', topEdge: 'slope-up', bottomEdge: 'slope-up' },
  headline(
    t('Von der Mail bis zur ersten Vorlesung', 'From your e-mail to your first lecture'),
    t('Im Mittel sieben Werktage.', 'Seven working days on average.'),
  ),
  richText(
    t(
      rich(
        steps(
          '**Schreib uns,** ob du in 42 oder in 84 Monaten fertig werden möchtest. Ein Satz reicht.',
          '**Schick nach,** was du hast: Zeugnis, Ausweis, Lebenslauf. Fotos vom Telefon genügen.',
          '**Sprich mit uns** über die Praxis: Wir suchen drei Einrichtungen in deiner Nähe heraus.',
          '**Fang an.** Die ersten vier Wochen kosten nichts, danach entscheidest du.',
        ),
      ),
      rich(
        steps(
          '**Tell us** whether you want to finish in 42 or in 84 months. A sentence will do.',
          '**Send on** what you have: certificate, identity document, CV. Photos from your phone are enough.',
          '**Talk to us** about practice: we look for three institutions near you.',
          '**Begin.** The first four weeks cost nothing, then you decide.',
        ),
      ),
    ),
  ),
)

const work = grid(
  {
    headline: t('Ein Beruf, der gesucht wird', 'A profession in demand'),
    columnsMobile: '2',
    columnsTablet: '3',
    columnsDesktop: '3',
  },
  figure(
    t('100 Tage', '100 days'),
    t('Praxis, verteilt auf zwei Einrichtungen.', 'of practice, shared between two institutions.'),
  ),
  figure(
    t('7 von 10', '7 in 10'),
    t(
      'haben vor dem Abschluss eine Zusage, oft aus der Praxis.',
      'have a job before they graduate, often where they practised.',
    ),
  ),
  figure(
    t('4 Wochen', '4 weeks'),
    t('probierst du alles aus, ohne zu zahlen.', 'to try everything without paying.'),
  ),
)

const luis = {
  component: 'testimonial',
  layout: 'large',
  color: 'orange',
  headline: t('Warum ich jede Einrichtung anrufe', 'Why I call every institution'),
  quote: t(
    'Hundert Tage können ein Leben ändern oder hundert Tage Kopieren sein. Deshalb frage ich vorher: Wer leitet an? Darf die Person mit ins Gespräch? Erst dann schicke ich jemanden hin.',
    'A hundred days can change a life, or be a hundred days at the copier. So I ask first: who instructs them? May they sit in on talks? Only then do I send someone.',
  ),
  fullName: 'Luis Ferreira',
  title: t('Professor für Soziale Arbeit', 'Professor of social work'),
  photo: picture('portrait-luis'),
}

const asked = container(
  {},
  headline(t('Drei Fragen vorab', 'Three questions first')),
  accordion(
    questions(
      undefined,
      question(
        t('Bekomme ich die staatliche Anerkennung?', 'Do I get state recognition?'),
        t(
          rich(
            'Ja. Die 100 Praxistage gehören zum Studium; mit dem Zeugnis bekommst du auch die Urkunde und darfst die Berufsbezeichnung führen.',
          ),
          rich(
            'Yes. The 100 days of practice are part of the programme; with your certificate you receive the licence to use the professional title in Germany.',
          ),
        ),
      ),
      question(
        t('Kann ich die Praxis bei meinem Arbeitgeber machen?', 'Can I practise where I work?'),
        t(
          rich(
            'Die Hälfte davon, wenn er sozial arbeitet und du in einer anderen Abteilung bist. Die zweite Hälfte machst du woanders, damit du vergleichen kannst.',
          ),
          rich(
            'Half of it, if your employer does social work and you go to another department. The other half takes place elsewhere, so that you can compare.',
          ),
        ),
      ),
      question(
        t('Und wenn es mir zu viel wird?', 'What if it gets too much?'),
        t(
          rich(
            'Dann pausierst du, bis zu zwölf Monate lang und ohne Gebühr. Die Praxis kannst du auch in Teilzeit ableisten, mit vier Stunden am Tag.',
          ),
          rich(
            'Then you pause, for up to twelve months and without a fee. You may also do your practice part time, at four hours a day.',
          ),
        ),
      ),
    ),
  ),
)

export const socialWorkLanding: StoryDraft = {
  slug,
  name: t('Soziale Arbeit im Fernstudium', 'Social Work by distance learning'),
  translatedSlugs: { en: 'lp/bachelor/social-work' },
  content: {
    component: 'lp-variant-grouping',
    noindex: true,
    seoTitle: t('Soziale Arbeit studieren ab 187 € im Monat', 'Study social work from €187 a month'),
    seoDescription: t(
      'Soziale Arbeit im Fernstudium: Bachelor mit staatlicher Anerkennung in 42 oder 84 Monaten, ab 187 € im Monat, Praxis in deiner Nähe, vier Wochen kostenlos.',
      'Social work by distance learning: a bachelor’s degree with state recognition in 42 or 84 months, from €187 a month, practice near you, four weeks free.',
    ),
    shareImage: picture('social-work'),
    hero: [
      {
        component: 'hero',
        type: 'split',
        frameLabel: t('Bachelor of Arts, Soziale Arbeit', 'Bachelor of Arts, social work'),
        headline: t('Da sein, wenn es schwierig wird', 'Be there when things get hard'),
        subline: t(
          'Soziale Arbeit im Fernstudium: mit staatlicher Anerkennung, 100 Praxistagen in deiner Nähe und ab 187 € im Monat.',
          'Social work by distance learning: with state recognition, 100 days of practice near you, and from €187 a month.',
        ),
        excludeSublineFromH1: true,
        image: picture('advice-call'),
        ctaLabel: t('4 Wochen kostenlos testen', 'Try 4 weeks free'),
        ctaHref: applyLink('soziale-arbeit'),
      },
    ],
    products: [uuidOf(socialWorkFast.slug), uuidOf(socialWorkSlow.slug)],
    contact: uuidOf(sofia.slug),
    additionalCostsContent: uuidOf(degreeCosts.slug),
    usps: [
      usp('certificate', t('Staatliche Anerkennung inbegriffen', 'State recognition included')),
      usp('location', t('Praxis in deiner Nähe', 'Practice near you')),
      usp('calendar', t('Start an jedem Tag', 'Start on any day')),
    ],
    factSet: [
      factSet(
        t('Das Studium in Kürze', 'The programme in brief'),
        fact(
          'graduation',
          t('Bachelor of Arts', 'Bachelor of Arts'),
          t('180 ECTS, akkreditiert', '180 credits, accredited'),
        ),
        fact(
          'clock',
          t('42 oder 84 Monate', '42 or 84 months'),
          t('Das Tempo kannst du jedes Semester wechseln', 'You may change your speed every semester'),
        ),
        fact(
          'euro',
          t('15.708 €', '€15,708'),
          t('Für das ganze Studium, in beiden Tempi', 'For the whole programme, at either speed'),
        ),
      ),
    ],
    careerPaths: [
      careerPath(
        t('Mit Kindern und Jugendlichen', 'With children and young people'),
        t(
          rich('Jugendamt, Schulsozialarbeit, Wohngruppen, offene Treffs.'),
          rich('Youth welfare, schools, shared homes, youth clubs.'),
        ),
      ),
      careerPath(
        t('Mit Erwachsenen in Not', 'With adults in need'),
        t(
          rich('Sucht- und Schuldenberatung, Wohnungslosenhilfe, Bewährungshilfe.'),
          rich('Advice on addiction and debt, help for homeless people, probation.'),
        ),
      ),
      careerPath(
        t('Mit Alten und Kranken', 'With old and ill people'),
        t(
          rich('Sozialdienst im Krankenhaus, Pflegestützpunkte, Hospize.'),
          rich('Hospital social services, care advice, hospices.'),
        ),
      ),
    ],
    closingHeadline: t('Probier es vier Wochen lang aus', 'Try it for four weeks'),
    closingSubline: t(
      'Vier Minuten genügen. Kündigen musst du nichts.',
      'Four minutes are enough, and there is nothing to cancel.',
    ),
    body: [
      ...[path, work, luis, asked],
      {
        component: 'elevation-button',
        text: t('4 Wochen kostenlos testen', 'Try 4 weeks free'),
        href: applyLink('soziale-arbeit'),
        icon: 'calendar',
      },
    ],
  },
}
