import { type StoryDraft, storyLink, uuidOf } from '../story.ts'
import { inEach, rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { type BlockDraft, columns, container, headline, picture } from './blocks.ts'
import { grace, vroni } from './contacts.ts'
import { form } from './forms/parts.ts'

const hero: BlockDraft = {
  component: 'hero',
  type: 'compact',
  headline: t('Menschen, die antworten', 'People who answer'),
  subline: t('Am selben Werktag, und ohne Warteschleife.', 'On the same working day, without a queue.'),
  excludeSublineFromH1: true,
  image: picture('advice-call'),
}

const chat: BlockDraft = {
  component: 'chat-entry',
  text: t(
    'Welcher Studiengang passt, was er kostet, wann es losgeht: Frag einfach.',
    'Which programme fits, what it costs, when it begins: just ask.',
  ),
  label: t('Deine Frage', 'Your question'),
  template: 'advice',
  link: storyLink('home', 'beratung'),
}

/** Opened by a link to `#gespraech`, too. */
const conversation: BlockDraft = {
  component: 'modal',
  mode: 'flyin',
  direction: 'left',
  anchor: 'gespraech',
  linkText: t('Was du im ersten Gespräch erfährst', 'What you learn in the first talk'),
  headline: t('Zwanzig Minuten, drei Antworten', 'Twenty minutes, three answers'),
  content: t(
    rich(
      'Welcher Studiengang zu dem passt, was du schon kannst.',
      'Was er in deinem Tempo kostet, mit allem, was angerechnet wird.',
      'Wie deine ersten vier Wochen aussehen: sie sind kostenlos.',
    ),
    rich(
      'Which programme fits what you can do already.',
      'What it costs at your speed, with all credits that count.',
      'What your first four weeks look like: they are free.',
    ),
  ),
}

/** Enquiries, and beside them the shortest way to a talk. */
const forms = container(
  { backgroundColor: 'white-off' },
  columns(
    container({ anchor: 'formular' }, form('contact')),
    container({ anchor: 'rueckruf', border: 'custom', accentColor: 'yellow' }, form('callback')),
  ),
)

/** Contacts by name: the fields of their stories. */
const abroad = container(
  { backgroundColor: 'gray-50' },
  headline(t('Aus dem Ausland', 'From abroad')),
  columns(
    { component: 'contact-block', headlineLevel: 'h3', person: uuidOf(grace.slug) },
    { component: 'contact-block', headlineLevel: 'h3', person: uuidOf(vroni.slug) },
  ),
)

/** Where every channel leads that has no page of its own. */
export const contactPage: StoryDraft = {
  slug: 'kontakt',
  name: t('Kontakt', 'Contact'),
  translatedSlugs: { en: 'contact', fr: 'contact', it: 'contatti', es: 'contacto', pt: 'contacto' },
  languages: everyLanguage,
  content: {
    component: 'page',
    withoutExitLayer: true,
    seoTitle: t('Kontakt und Studienberatung', 'Contact and study advice'),
    seoDescription: t(
      'So erreichst du die Studienberatung: am Telefon, per E-Mail, aus Deutschland, Österreich, der Schweiz und von weiter weg.',
      'How to reach our study advisers: by telephone and by e-mail, from Germany, Austria and Switzerland, and from farther away as well.',
    ),
    preloadImage: picture('advice-call'),
    shareImage: picture('advice-call'),
    body: [
      hero,
      container(
        {},
        // The contact of the page, for the visitor's country.
        {
          component: 'contact-block',
          headline: inEach({
            de: 'Sprich mit uns',
            en: 'Talk to us',
            fr: 'Parle avec nous',
            it: 'Parla con noi',
            es: 'Habla con nosotros',
            pt: 'Fala connosco',
          }),
        },
        chat,
        conversation,
      ),
      forms,
      abroad,
    ],
  },
}
