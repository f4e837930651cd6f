import { emailLink, type StoryDraft, storyLink, urlLink } from '../story.ts'
import { inEach, type Translated, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { groupUuid } from './country-groups.ts'

/** The contacts for visitors from abroad. The London number is one that Ofcom keeps free for fiction. */
export const grace: StoryDraft = {
  slug: 'people/grace-whitfield',
  name: 'Grace Whitfield',
  languages: everyLanguage,
  content: {
    component: 'contact-person',
    unit: 'dach',
    countryGroups: groupUuid.english,
    name: 'Grace Whitfield',
    role: t('Berät aus London, auf Englisch', 'Advises from London, in English'),
    phone: '+44 20 7946 0140',
    phoneLabel: t('Anrufen: +44 20 7946 0140', 'Call 020 7946 0140'),
    phoneNote: t(
      'Montag bis Freitag 9 bis 18 Uhr, Londoner Zeit.',
      'Monday to Friday 9 am to 6 pm, London time.',
    ),
    email: 'london@tannhagen.example',
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    contactOverviewLabel: t('So läuft ein Beratungsgespräch', 'What happens in a talk'),
    contactOverviewLink: storyLink('home', 'beratung'),
  },
}

export const vroni: StoryDraft = {
  slug: 'people/veronika-egger',
  name: 'Veronika Egger',
  languages: everyLanguage,
  content: {
    component: 'contact-person',
    unit: 'dach',
    countryGroups: groupUuid.alps,
    name: 'Veronika Egger',
    role: t('Kennt die Abschlüsse in Österreich und der Schweiz', 'Knows Austrian and Swiss certificates'),
    email: 'alpen@tannhagen.example',
    emailLabel: t('E-Mail schreiben', 'Write an e-mail'),
    contactOverviewLabel: t('So läuft ein Beratungsgespräch', 'What happens in a talk'),
    contactOverviewLink: storyLink('home', 'beratung'),
  },
}

const channel = (
  kind: string,
  label: Translated,
  headline: Translated,
  description: Translated,
  fields: Readonly<Record<string, unknown>> = {},
) => ({ component: 'contact-channel', kind, label, headline, description, ...fields })

const mail = (address: string) =>
  channel(
    'mail',
    t('E-Mail', 'E-mail'),
    t('Schreib uns', 'Write to us'),
    t('Antwort am selben Werktag.', 'An answer on the same working day.'),
    { address, link: emailLink(address) },
  )

const bubble: StoryDraft = {
  slug: 'settings/dach/contact-bubble',
  name: t('Kontaktblase', 'Contact bubble'),
  languages: everyLanguage,
  content: {
    component: 'contact-bubble-group',
    unit: 'dach',
    active: true,
    icon: 'chat',
    headline: t('Frag uns', 'Ask us'),
    attentionText: t('Fragen? Wir sind da.', 'Questions? We are here.'),
    delay: '20',
    showTime: '12',
    channels: [
      channel(
        'phone',
        t('Anrufen', 'Call'),
        t('Sprich mit Sofia', 'Talk to Sofia'),
        t('Montag bis Freitag 8 bis 20 Uhr.', 'Monday to Friday 8 am to 8 pm, Berlin time.'),
        { address: '+49 30 23125 140', link: urlLink('tel:+493023125140') },
      ),
      mail('studienberatung@tannhagen.example'),
      channel(
        'callback',
        t('Rückruf', 'Call me back'),
        t('Wir rufen dich an', 'We call you'),
        t('Zu der Zeit, die du nennst.', 'At the time you name.'),
        { link: storyLink('kontakt', 'rueckruf'), form: 'callback' },
      ),
      channel(
        'chat',
        t('Chat', 'Chat'),
        t('Frag nach', 'Just ask'),
        t('Auch abends.', 'In the evening, too.'),
        { link: storyLink('kontakt') },
      ),
      channel(
        'videoChat',
        inEach({
          de: 'Videogespräch',
          en: 'Video call',
          fr: 'Appel vidéo',
          it: 'Videochiamata',
          es: 'Videollamada',
          pt: 'Videochamada',
        }),
        inEach({
          de: 'Sieh uns ins Gesicht',
          en: 'See our faces',
          fr: 'Parlons face à face',
          it: 'Parliamo faccia a faccia',
          es: 'Hablemos cara a cara',
          pt: 'Falemos cara a cara',
        }),
        inEach({
          de: 'Nenn uns einen Tag.',
          en: 'Name a day.',
          fr: 'Dis-nous quel jour.',
          it: 'Dicci in quale giorno.',
          es: 'Dinos qué día.',
          pt: 'Diz-nos o dia.',
        }),
        { link: storyLink('kontakt') },
      ),
    ],
  },
}

const dualBubble: StoryDraft = {
  slug: 'settings/ds/contact-bubble',
  name: t('Kontaktblase, dual', 'Contact bubble, study with a company'),
  content: {
    component: 'contact-bubble-group',
    unit: 'ds',
    active: true,
    icon: 'chat',
    headline: t('Frag Ruben', 'Ask Ruben'),
    attentionText: t('Noch 150 Plätze für Oktober', '150 places left for October'),
    delay: '20',
    showTime: '12',
    clickActivity: 'chat',
    onBlankPages: true,
    channels: [
      mail('dual@tannhagen.example'),
      channel(
        'chat',
        t('Chat', 'Chat'),
        t('Frag nach', 'Just ask'),
        t('Auch abends.', 'In the evening, too.'),
        { link: storyLink('ds/kontakt', 'formular') },
      ),
    ],
  },
}

export const contacts: readonly StoryDraft[] = [grace, vroni, bubble, dualBubble]
