import { type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { bullets, rich, t } from '../../text.ts'
import { type BlockDraft, button, card, container, decorative, headline, picture } from '../blocks.ts'
import { degreeCosts } from '../costs.ts'
import { sofia } from '../people.ts'
import { bachelors, healthDistance } from '../programmes/bachelors.ts'
import { productOf } from '../programmes/programme.ts'
import { careerPath, fact, factSet, usp } from '../typed.ts'

const socialDistance = bachelors.find(({ careId }) => careId === 'BASOA-FS')!

export const groupProducts = [healthDistance, socialDistance].map(facts => uuidOf(productOf(facts).slug))

const health = storyLink('bachelor/gesundheitsmanagement')
const socialWork = storyLink('bachelor/soziale-arbeit/fernstudium')
const hospitals = storyLink('master/klinik-und-pflegemanagement/fernstudium')

/** What the home page says of all reviews. */
export const reviews = t('4,6 von 5 aus 1.284 Bewertungen', '4.6 out of 5 from 1,284 reviews')

const subject = (degree: string, value: string, label: unknown, link: unknown) => ({
  component: 'cluster-picker-cluster',
  degree,
  value,
  label,
  link,
})

const hero: BlockDraft = {
  component: 'hero',
  type: 'full',
  frameLabel: t('Bachelor neben dem Dienst', 'Bachelor’s degrees beside your shifts'),
  headline: t('Du kümmerst dich um andere. Wir uns um dich', 'You look after others. We look after you'),
  subline: t(
    'Gesundheitsmanagement oder Soziale Arbeit im Fernstudium, ab 180 € im Monat, Start an jedem Tag.',
    'Health management or social work by distance learning, from €180 a month, start on any day.',
  ),
  excludeSublineFromH1: true,
  toggleHyphensAuto: true,
  image: picture('health-management'),
  characterImage: decorative('portrait-sofia'),
  logoImages: [picture('logo-klinikum').de],
  showClusterPicker: true,
  clusterPickerCtaLabel: t('Zum Studiengang', 'See the programme'),
  clusterPickerEmptyOptionLabel: t('Alle Fächer', 'All subjects'),
  clusterPickerDegreeOptions: [
    { component: 'cluster-picker-degree', value: 'bachelor', label: 'Bachelor', link: storyLink('bachelor') },
    { component: 'cluster-picker-degree', value: 'master', label: 'Master', link: storyLink('master') },
  ],
  clusterPickerClusterOptions: [
    subject('bachelor', 'health', t('Gesundheitsmanagement', 'Health Management'), health),
    subject('bachelor', 'social', t('Soziale Arbeit', 'Social Work'), socialWork),
    subject(
      'master',
      'hospitals',
      t('Klinik- und Pflegemanagement', 'Hospital and Care Management'),
      hospitals,
    ),
  ],
  clusterPickerFinderLink: storyLink('studienfinder'),
}

const credit = t(
  rich(
    'Dein Beruf ist schon ein Teil des Studiums. In Gesundheitsmanagement zählen:',
    bullets(
      '**Pflege:** 60 ECTS, das sind 12 von 30 Modulen. Statt 12.960 € zahlst du 8.640 €.',
      '**Notfallsanität:** 45 ECTS, 3.240 € weniger.',
      '**Medizinische Fachangestellte:** 35 ECTS, 2.520 € weniger.',
    ),
    'Was in der Sozialen Arbeit zählt, [prüfen wir](/anrechnung/#formular) genauso: kostenlos, in fünf Werktagen und bevor du dich bewirbst.',
  ),
  rich(
    'Your job is a part of the degree already. In health management these count:',
    bullets(
      '**Nursing:** 60 credits, or 12 of 30 modules. You pay €8,640 rather than €12,960.',
      '**Paramedics:** 45 credits, €3,240 less.',
      '**Medical assistants:** 35 credits, €2,520 less.',
    ),
    'What counts in social work [we check](/en/credit-for-earlier-learning/#formular) in the same way: free of charge, within five working days, and before you apply.',
  ),
)

/** Who finds places for the days of practice. */
const practice = container(
  { anchor: 'praxis' },
  headline(
    t('Wo mache ich die 100 Praxistage?', 'Where do I spend the 100 days of practice?'),
    t(
      'Luis Ferreira vermittelt sie in der Sozialen Arbeit und ruft jede Einrichtung an.',
      'Luis Ferreira arranges them for social work, and calls every institution.',
    ),
  ),
  {
    component: 'teacher-contact',
    photo: picture('portrait-luis'),
    email: 'luis.ferreira@tannhagen.example',
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    phone: '+49 30 23125 178',
    phoneLabel: t('Anrufen: 030 23125 178', 'Call +49 30 23125 178'),
  },
)

const asked = container(
  { anchor: 'fragen' },
  headline(t('Gefragt nach der Nachtschicht', 'Asked after the night shift')),
  {
    component: 'faq-item',
    question: t('Schaffe ich das neben drei Schichten?', 'Can I do it beside three shifts?'),
    answer: t(
      rich(
        'In 72 Monaten sind es 15 Stunden in der Woche, in 36 Monaten 29. Sofia Brandt rät bei drei Nächten zu 72. Live-Kurse werden aufgezeichnet.',
      ),
      rich(
        'In 72 months it takes 15 hours a week, in 36 months 29. With three nights Sofia Brandt recommends 72. Live classes are recorded.',
      ),
    ),
    questionColor: 'white',
    answerColor: 'page-color',
  },
  {
    component: 'hint',
    label: t('Zahlt mein Arbeitgeber mit?', 'Does my employer pay a share?'),
    tooltip: t(
      '31 % der Arbeitgeber in diesem Fach zahlen etwas dazu. Frag nach dem <b>Fortbildungsbudget</b>.',
      '31% of employers in this field pay a share. Ask about the <b>training budget</b>.',
    ),
  },
  { component: 'star-rating', rating: '4.6', label: reviews, color: 'orange' },
)

const trial = container(
  { anchor: 'probieren', backgroundColor: 'gradient-dark', topEdge: 'slope-down', accentColor: 'yellow' },
  headline(
    t('Vier Wochen zur Probe', 'Four weeks to try'),
    t('Du zahlst erst, wenn du bleibst.', 'You pay only if you stay.'),
    { align: 'center' },
  ),
  {
    component: 'flex-blok',
    alignSelf: 'center',
    content: [
      button(t('Kostenlos testen', 'Try it free'), storyLink('lp/bachelor/gesundheit-und-soziales'), {
        passQueryParameter: true,
        iconAfter: 'arrow-right',
        trackingLabel: 'four-weeks',
        trackingEvent: 'cta',
        trackingType: 'primary',
        trackingPosition: 'content',
      }),
      // Disabled until its page is published.
      button(
        t('Zum Infoabend', 'To the information evening'),
        storyLink('veranstaltungen/infoabend-dezember-2026'),
        {
          buttonType: 'secondary',
          checkHrefForExistence: true,
          notExistingText: t('Der nächste Termin folgt', 'The next date follows'),
        },
      ),
    ],
  },
)

export const group: StoryDraft = {
  slug: 'bachelor/gesundheit-und-soziales',
  name: t('Gesundheit und Soziales', 'Health and social care'),
  translatedSlugs: { en: 'bachelor/health-and-social-care' },
  content: {
    component: 'individual-grouping',
    seoTitle: t('Gesundheit und Soziales im Fernstudium', 'Health and social care by distance learning'),
    seoDescription: t(
      'Zwei Bachelor für alle, die mit Menschen arbeiten: Gesundheitsmanagement und Soziale Arbeit im Fernstudium, ab 180 € im Monat, Start an jedem Tag.',
      'Two bachelor’s degrees for people who work with people: health management and social work by distance learning, from €180 a month, start on any day.',
    ),
    shareImage: picture('live-class'),
    pageColor: 'gray-50',
    hero: [hero],
    contact: uuidOf(sofia.slug),
    additionalCostsContent: uuidOf(degreeCosts.slug),
    products: groupProducts,
    cards: [
      card({
        compact: true,
        headlineColor: 'petrol',
        title: t('Und danach?', 'And after that?'),
        content: t(
          'Der Master Klinik- und Pflegemanagement: nach Gesundheitsmanagement direkt, nach Sozialer Arbeit mit einem Brückenkurs.',
          'The master’s in hospital and care management: at once after health management, with a bridging course after social work.',
        ),
        linkLabel: t('Zum Master', 'To the master’s'),
        link: hospitals,
      }),
    ],
    usps: [
      usp('clock', t('12 bis 29 Stunden in der Woche', '12 to 29 hours a week')),
      usp('certificate', t('Bis zu 60 ECTS für deine Ausbildung', 'Up to 60 credits for your training')),
      usp('calendar', t('Start an jedem Tag', 'Start on any day')),
    ],
    factSet: [
      factSet(
        t('Beides in Kürze', 'Both in brief'),
        ...[
          fact('graduation', t('Bachelor of Arts', 'Bachelor of Arts'), t('180 ECTS', '180 credits')),
          fact('euro', t('Ab 180 €', 'From €180'), t('Im Monat', 'A month')),
          fact('clock', t('36 bis 84 Monate', '36 to 84 months'), t('Dein Tempo', 'At your speed')),
        ].map(one => ({ ...one, layout: 'large' })),
      ),
    ],
    careerPaths: [
      careerPath(
        t('Leiten', 'Lead'),
        t(
          rich('Stationen, Praxen und Einrichtungen führen, mit Zahlen und mit Menschen.'),
          rich('Run wards, surgeries and homes, with figures and with people.'),
        ),
        { image: picture('health-management'), link: health },
      ),
      careerPath(
        t('Beraten', 'Advise'),
        t(
          rich('Jugendamt, Suchthilfe, Sozialdienst im Krankenhaus.'),
          rich('Youth welfare, help with addiction, hospital social services.'),
        ),
        { image: picture('social-work'), link: socialWork },
      ),
    ],
    recognitionOfAchievements: credit,
    body: [practice, asked, trial],
  },
}
