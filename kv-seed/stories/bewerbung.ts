import { type StoryDraft, storyLink } from '../story.ts'
import { rich, t } from '../text.ts'
import { everyLanguage } from '../translations/catalogues.ts'
import { columns, container, headline, richText, steps } from './blocks.ts'
import { callAdvice } from './contact.ts'
import { form } from './forms/parts.ts'

const afterwards = container(
  { border: 'custom', accentColor: 'yellow' },
  headline(t('So geht es weiter', 'What comes next'), undefined, { look: 'h3' }),
  richText(
    t(
      rich(
        steps(
          '**Heute** bekommst du eine E-Mail mit der Nummer deiner Bewerbung.',
          '**In fünf Werktagen** sagen wir dir, ob es passt und was angerechnet wird.',
          '**Am nächsten Werktag** nach deiner Unterschrift hast du deinen Zugang; vier Wochen sind kostenlos.',
        ),
      ),
      rich(
        steps(
          '**Today** you get an e-mail with the number of your application.',
          '**Within five working days** we tell you whether it fits and what counts already.',
          '**On the next working day** after you sign you have your login; four weeks are free.',
        ),
      ),
    ),
  ),
  callAdvice,
  {
    component: 'link',
    label: t('Unterlagen nachreichen', 'Send documents'),
    href: storyLink('forms-space/unterlagen'),
    iconAfter: 'arrow-right',
  },
)

/** In the blank layout: nothing leads away from an application but the way home. */
export const applicationPage: StoryDraft = {
  slug: 'forms-space/bewerbung',
  name: t('Bewerbung', 'Application'),
  translatedSlugs: {
    en: 'forms-space/application',
    fr: 'forms-space/candidature',
    it: 'forms-space/candidatura',
    es: 'forms-space/solicitud',
    pt: 'forms-space/candidatura',
  },
  languages: everyLanguage,
  content: {
    component: 'page',
    seoTitle: t('Bewerbung', 'Application'),
    seoDescription: t(
      'Online bewerben an der Hochschule Tannhagen: in zwölf Minuten, ohne Gebühr und ohne Anschreiben. Antwort und Anrechnung in fünf Werktagen.',
      'Apply online at Tannhagen University: twelve minutes, no fee and no covering letter. Our answer and what counts already within five working days.',
    ),
    findable: true,
    layout: 'blank',
    body: [
      container(
        {},
        {
          component: 'link',
          label: t('Zur Startseite der Hochschule Tannhagen', 'Home of Tannhagen University'),
          href: storyLink('home'),
          iconBefore: 'arrow-left',
        },
        headline(
          t('Bewirb dich in zwölf Minuten', 'Apply in twelve minutes'),
          t(
            'Ohne Anschreiben und ohne Gebühr. Nach jedem Schritt ist gespeichert; Zeugnisse kannst du nachreichen.',
            'No covering letter, no fee. Every step is saved; certificates can follow later.',
          ),
          { level: 'h1' },
        ),
        columns(container({ anchor: 'formular' }, form('bewerbung')), afterwards),
      ),
    ],
  },
}
