import type { StoryDraft } from '../../story.ts'
import { t } from '../../text.ts'
import { formStory, hidden, introduction } from './parts.ts'
import { otherWays, type waysTo } from './person.ts'

type Ways = ReturnType<typeof waysTo>
type Languages = Partial<Pick<StoryDraft, 'languages' | 'defaultLanguage'>>

const token = hidden('token', '{{get_token}}')

/** The forms behind the links in a newsletter's mails: only their buttons confirm or end a subscription. */
export const subscriptionForms = (
  id: string,
  story: Languages,
  ways: Ways = otherWays,
): readonly StoryDraft[] => [
  formStory(
    {
      id: `${id}-opt-in`,
      name: t('Newsletter bestätigen', 'Confirm the newsletter'),
      intro: introduction(
        'Ein Klick noch, dann bekommst du die nächste Ausgabe.',
        'One more click, and you get the next issue.',
      ),
      fields: [token],
      submitLabel: t('Ja, ich möchte den Newsletter', 'Yes, I want the newsletter'),
      subscription: 'opt-in',
      ...ways,
    },
    story,
  ),
  formStory(
    {
      id: `${id}-end`,
      name: t('Newsletter abbestellen', 'Unsubscribe'),
      intro: introduction(
        'Danach schreiben wir dir nicht mehr.',
        'After that we do not write to you any more.',
      ),
      fields: [token],
      submitLabel: t('Newsletter abbestellen', 'Unsubscribe'),
      subscription: 'opt-out',
      ...ways,
    },
    story,
  ),
]
