import { type StoryDraft, storyLink } from '../../story.ts'
import { rich, t } from '../../text.ts'
import { columns, container, headline, richText, steps } from '../blocks.ts'
import { form } from '../forms/parts.ts'
import { callRuben } from './people.ts'

const afterwards = container(
  { border: 'custom', accentColor: 'red' },
  headline(t('So geht es weiter', 'What comes next'), undefined, { look: 'h3' }),
  richText(
    t(
      rich(
        steps(
          '**Heute** bekommst du eine E-Mail mit der Nummer deiner Bewerbung.',
          '**In fünf Werktagen** schlägt Ruben dir zwei bis vier Betriebe vor.',
          '**Bis Ende August** hast du zwei Verträge: einen mit dem Betrieb, einen mit uns.',
        ),
      ),
      rich(
        steps(
          '**Today** you get an e-mail with the number of your application.',
          '**Within five working days** Ruben suggests two to four companies.',
          '**By the end of August** you have two contracts: one with the company, one with us.',
        ),
      ),
    ),
  ),
  callRuben,
  {
    component: 'link',
    label: t('Unterlagen nachreichen', 'Send documents'),
    href: storyLink('ds/forms-space/unterlagen'),
    iconAfter: 'arrow-right',
  },
)

/** In the blank layout, like that of the first unit. */
export const applicationPage: StoryDraft = {
  slug: 'ds/forms-space/bewerbung',
  name: t('Bewerbung', 'Application'),
  translatedSlugs: { en: 'ds/forms-space/application' },
  content: {
    component: 'page',
    seoTitle: t('Bewerbung, dual', 'Application'),
    seoDescription: t(
      'Online bewerben für das duale Studium an der Hochschule Tannhagen: fünf Schritte in drei Minuten, ohne Gebühr, Zeugnisse kannst du nachreichen.',
      'Apply online for study with a company at Tannhagen University: five steps in three minutes, no fee, and certificates can follow later.',
    ),
    findable: true,
    body: [
      container(
        {},
        {
          component: 'link',
          label: t('Zur Startseite des dualen Studiums', 'Home of study with a company'),
          href: storyLink('ds/home'),
          iconBefore: 'arrow-left',
        },
        headline(
          t('Bewirb dich in drei Minuten', 'Apply in three minutes'),
          t(
            'Fünf Schritte, nach jedem gespeichert. Zeugnisse kannst du nachreichen.',
            'Five steps, saved after each. Certificates can follow later.',
          ),
          { level: 'h1' },
        ),
        columns(container({ anchor: 'formular' }, form('bewerbung-dual')), afterwards),
      ),
    ],
  },
}
