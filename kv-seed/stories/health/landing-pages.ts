import { queryLink, type StoryDraft, storyLink, uuidOf } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { type BlockDraft, button, container, decorative, headline, picture } from '../blocks.ts'
import { applyLink, askLink } from '../contact.ts'
import { sofia } from '../people.ts'
import { businessDistance } from '../products.ts'
import { fact, usp } from '../typed.ts'
import { variantWith } from '../variant-of.ts'
import { groupProducts, reviews } from './group.ts'

const advice = decorative('advice-call')

/** Elsewhere the way to advice leads through the site; here to the form at once. */
const adviceLink: BlockDraft = {
  component: 'linked-image',
  image: t(
    { ...advice, alt: 'Frag Sofia: zur Beratung am Telefon und im Videoanruf' },
    { ...advice, alt: 'Ask Sofia: advice by telephone and video call' },
  ),
  imageRatio: '2:1',
  href: storyLink('home', 'beratung'),
  hrefLandingpage: askLink({ subject: 'programme' }),
  passQueryParameter: true,
  size: '3xl',
}

const health: StoryDraft = {
  slug: 'lp/bachelor/gesundheit-und-soziales',
  name: t('Vier Wochen Gesundheit und Soziales', 'Four weeks of health and social care'),
  translatedSlugs: { en: 'lp/bachelor/health-and-social-care' },
  content: {
    component: 'lp-individual-grouping',
    noindex: true,
    seoTitle: t('Vier Wochen kostenlos testen', 'Try four weeks free'),
    seoDescription: t(
      'Vier Wochen kostenlos: Gesundheitsmanagement oder Soziale Arbeit im Fernstudium, neben dem Dienst, ab 180 € im Monat und mit Start an jedem Tag.',
      'Four weeks free: health management or social work by distance learning, beside your shifts, from €180 a month, with a start on any day.',
    ),
    shouldBeTested: true,
    experimentMetaData: [
      {
        component: 'experiment-meta-data',
        experimentId: 'health-trial',
        experimentLabel: 'What the landing page about health begins with',
        variantId: 'control',
        weight: '50',
      },
    ],
    headline: t('Vier Wochen, null Euro', 'Four weeks, nothing to pay'),
    subline: t(
      'Alle Module, alle Live-Kurse, dein eigener Zugang. Danach entscheidest du.',
      'All modules, all live classes, a login of your own. Then you decide.',
    ),
    image: picture('live-class'),
    ctaLabel: t('Kostenlos testen', 'Try it free'),
    ctaLink: applyLink('gesundheitsmanagement'),
    contact: uuidOf(sofia.slug),
    products: groupProducts,
    usps: [
      usp('calendar', t('Start an jedem Tag', 'Start on any day')),
      usp('check', t('Kündigen musst du nichts', 'Nothing to cancel')),
    ],
    recognitionOfAchievements: t(
      rich('Eine Pflegeausbildung zählt mit: bis zu 60 ECTS, das ist ein Drittel von Gesundheitsmanagement.'),
      rich('Training as a nurse counts: up to 60 credits, which is a third of health management.'),
    ),
    body: [container({}, headline(t('Lieber erst reden?', 'Rather talk first?')), adviceLink)],
    closingHeadline: t('Fang heute an', 'Begin today'),
    closingSubline: t('Zwölf Minuten genügen.', 'Twelve minutes are enough.'),
  },
}

/** Does it help to begin with the sum that earlier training saves? */
const sumFirst = variantWith(health, {
  id: 'sum-first',
  label: 'The sum that is saved',
  weight: 50,
  overrides: {
    headline: {
      text: t('4.320 € weniger mit deiner Ausbildung', '€4,320 less with your training'),
    },
    image: { picture: picture('health-management') },
    ctaLink: { link: storyLink('anrechnung', 'formular') },
    recognitionOfAchievements: {
      richText: t(
        rich('Mit einer Pflegeausbildung kostet dich Gesundheitsmanagement 8.640 € statt 12.960 €.'),
        rich('With training as a nurse, health management costs you €8,640 rather than €12,960.'),
      ),
    },
    withoutExitLayer: { flag: 'yes' },
  },
})

/** Its title is a heading: words, and no figure. */
const advantage = (...words: Parameters<typeof fact>) => ({
  ...fact(...words),
  titleProps: [{ component: 'headline-props', level: 'h3' }],
})

const friends = 'FREUNDE-2027'

const business: StoryDraft = {
  slug: 'lp/bachelor/betriebswirtschaftslehre',
  name: t('BWL im Fernstudium, vier Wochen kostenlos', 'Business by distance learning, four weeks free'),
  translatedSlugs: { en: 'lp/bachelor/business-administration' },
  content: {
    component: 'lp-variant',
    noindex: true,
    seoTitle: t('BWL im Fernstudium testen', 'Try business by distance learning'),
    seoDescription: t(
      'BWL im Fernstudium vier Wochen kostenlos testen: alle 30 Module offen, Live-Kurse am Abend, ab 198 € im Monat, wenn du danach bleibst.',
      'Try business by distance learning for four weeks, free of charge: all 30 modules, live classes in the evening, from €198 a month if you stay.',
    ),
    hero: [
      {
        component: 'hero',
        type: 'split',
        headline: t('BWL, wenn du Zeit hast', 'Business, when you have time'),
        subline: t(
          'Ab 198 € im Monat. Die ersten vier Wochen kosten nichts.',
          'From €198 a month. The first four weeks are free.',
        ),
        excludeSublineFromH1: true,
        image: picture('business-administration'),
        containerClass: 'maxIU',
        ctaLabel: t('Kostenlos testen', 'Try it free'),
        ctaHref: applyLink('bwl'),
        showCampaignVoucher: true,
        voucherCode: friends,
        voucherLabel: t(
          'Studiert hier schon jemand, den du kennst? Ihr bekommt beide einen Monat geschenkt.',
          'Do you know somebody who studies here? Both of you get a month free.',
        ),
        voucherButtonText: t('Code einlösen', 'Use the code'),
        voucherButtonLink: queryLink('forms-space/bewerbung', { programme: 'bwl', voucher: friends }),
        voucherCopyText: t('Code kopieren', 'Copy the code'),
        voucherAfterCopyText: t('Kopiert', 'Copied'),
      },
    ],
    contact: uuidOf(sofia.slug),
    product: uuidOf(businessDistance.slug),
    advantageCommunicationFacts: [
      advantage(
        'clock',
        t('Antwort in fünf Werktagen', 'An answer in five working days'),
        t('Mit allem, was angerechnet wird', 'With all that counts already'),
      ),
      advantage(
        'laptop',
        t('Prüfungen online', 'Exams online'),
        t('An jedem Tag, auch sonntags', 'On any day, Sundays too'),
      ),
      advantage(
        'euro',
        t('Keine Anmeldegebühr', 'No registration fee'),
        t('Und vier Wochen ohne Rate', 'And four weeks without an instalment'),
      ),
    ],
    body: [
      container(
        {},
        { component: 'star-rating', percentage: '92', label: reviews, color: 'orange' },
        button(t('Erst beraten lassen', 'Get advice first'), storyLink('home', 'beratung'), {
          hrefLandingpage: askLink({ subject: 'programme' }),
          buttonType: 'secondary',
        }),
      ),
    ],
    closingHeadline: t('Vier Wochen, dann weißt du es', 'Four weeks, and you know'),
  },
}

const munich: StoryDraft = {
  slug: 'lp/campus/muenchen',
  name: t('Führung in München', 'A tour in Munich'),
  translatedSlugs: { en: 'lp/campus/munich' },
  content: {
    component: 'lp-location',
    noindex: true,
    seoTitle: t('Führung durch den Campus München', 'A tour of the Munich campus'),
    seoDescription: t(
      'Führung durch den Campus München am ersten Mittwoch im Monat um 17 Uhr: eine halbe Stunde durchs Haus, eine halbe für deine Fragen, danach Brezen.',
      'A tour of the Munich campus on the first Wednesday of the month at 5 pm: half an hour through the house, half an hour for your questions, then pretzels.',
    ),
    headline: t('Komm vorbei', 'Come by'),
    subline: t(
      'Am ersten Mittwoch im Monat um 17 Uhr, ohne Anmeldefrist.',
      'On the first Wednesday of the month at 5 pm, with no deadline.',
    ),
    image: picture('campus-munich'),
    ctaLabel: t('Zur Führung anmelden', 'Register for a tour'),
    ctaLink: askLink({ subject: 'programme', reply: 'appointment' }),
    street: 'Am Hirschgraben 12',
    postalCode: '80539',
    city: t('München', 'Munich'),
    phone: '+49 89 99998 150',
    email: 'muenchen@tannhagen.example',
    contact: uuidOf(sofia.slug),
    body: [
      container(
        {},
        {
          component: 'link',
          label: t('Lieber eine Frage stellen', 'Rather ask a question'),
          href: storyLink('campus/muenchen'),
          hrefLandingpage: askLink({ subject: 'other' }),
          passQueryParameter: true,
          iconAfter: 'arrow-right',
        },
      ),
    ],
    closingHeadline: t('Bis Mittwoch?', 'See you on Wednesday?'),
    closingSubline: t('Ein Satz genügt.', 'A sentence will do.'),
  },
}

export const landingPages: readonly StoryDraft[] = [health, sumFirst, business, munich]
