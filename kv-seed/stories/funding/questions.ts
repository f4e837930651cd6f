import type { StoryDraft } from '../../story.ts'
import { type Translated, t } from '../../text.ts'
import { decorative } from '../blocks.ts'

interface AnswerDraft {
  readonly icon?: string
  readonly picture?: ReturnType<typeof decorative>
  /** Key of the question that follows, where it is not the next one. */
  readonly next?: string
  readonly from?: string
  readonly below?: string
}

const answer = (code: string, label: Translated, own: AnswerDraft = {}) => ({
  component: 'funding-answer',
  code,
  label,
  ...own,
})

interface QuestionDraft {
  readonly key: string
  readonly question: Translated
  readonly hint?: Translated
  readonly answers: readonly ReturnType<typeof answer>[]
}

const question = (draft: QuestionDraft) => ({ component: 'funding-question', ...draft })

const questions = [
  question({
    key: 'goal',
    question: t('Was möchtest du studieren?', 'What would you like to study?'),
    answers: [
      answer('bachelor', t('Einen Bachelor', 'A bachelor’s degree'), { icon: 'graduation' }),
      answer('master', t('Einen Master', 'A master’s degree'), { icon: 'certificate' }),
      answer('training', t('Eine Weiterbildung', 'A course'), { icon: 'book' }),
    ],
  }),
  question({
    key: 'age',
    question: t('Wie alt bist du zum Studienstart?', 'How old are you when you begin?'),
    hint: t('Einige Stiftungen fördern nur bis 34.', 'Some foundations support students up to 34 only.'),
    answers: [
      answer('under-25', t('Unter 25', 'Under 25'), { below: '25' }),
      answer('25-34', t('25 bis 34', '25 to 34'), { from: '25', below: '35' }),
      answer('over-34', t('35 oder älter', '35 or older'), { from: '35' }),
    ],
  }),
  question({
    key: 'children',
    question: t('Leben Kinder bei dir?', 'Do children live with you?'),
    answers: [answer('yes', t('Ja', 'Yes')), answer('no', t('Nein', 'No'))],
  }),
  question({
    key: 'work',
    question: t('Wie viel arbeitest du?', 'How much do you work?'),
    hint: t('Gemeint ist die Zeit während des Studiums.', 'While you study, that is.'),
    answers: [
      // The question of the trade is for those who have one.
      answer('none', t('Gar nicht', 'Not at all'), { next: 'result' }),
      answer('part', t('Bis 20 Stunden in der Woche', 'Up to 20 hours a week')),
      answer('full', t('Mehr als 20 Stunden in der Woche', 'More than 20 hours a week')),
    ],
  }),
  question({
    key: 'trade',
    question: t('In welchem Bereich bist du tätig?', 'What field do you work in?'),
    hint: t('Manche Betriebe zahlen mit.', 'Some companies pay a part.'),
    answers: [
      answer('care', t('Pflege und Gesundheit', 'Care and health'), {
        picture: decorative('health-management'),
      }),
      answer('technology', t('Technik und Produktion', 'Technology and manufacturing'), {
        picture: decorative('business-dual'),
      }),
      answer('farming', t('Landwirtschaft', 'Farming'), {
        picture: decorative('agricultural-management'),
      }),
      answer('other', t('In einem anderen', 'Another one'), {
        picture: decorative('business-administration'),
      }),
    ],
  }),
]

/** All questions, in one story: they are published together. */
export const fundingQuestions: StoryDraft = {
  slug: 'settings/funding/questions',
  name: t('Fragen des Förderrechners', 'Questions of the funding calculator'),
  content: { component: 'funding-questions', questions },
}
