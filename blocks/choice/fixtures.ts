import type { Fixture } from '../_kit/fixture.ts'

const answer = (value: string, label: string) => ({
  component: 'choice-answer',
  _uid: `answer-${value}`,
  value,
  label,
})

const work = {
  component: 'choice',
  _uid: 'choice',
  question: 'Arbeitest du neben dem Studium?',
  answers: [answer('full', 'Ja, Vollzeit'), answer('part', 'Ja, Teilzeit'), answer('no', 'Nein')],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...work, _uid: `choice-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: work },
  { name: 'accent', content: { ...work, _uid: 'choice-accent', color: 'orange', name: 'work' } },
  hidden('empty', { answers: [] }),
  hidden('longest', {
    question:
      'Hast du eine abgeschlossene Berufsausbildung, Berufserfahrung oder ein Studium, das wir dir anrechnen können?',
    answers: [
      answer(
        'long',
        'Ja, eine Ausbildung im Gesundheitswesen und mindestens drei Jahre Berufserfahrung danach',
      ),
      answer('word', 'Hochschulzugangsberechtigungsnachweis'),
    ],
  }),
  hidden('hostile', {
    question: '<img src=x onerror=alert(1)>',
    color: '"><script>',
    answers: [answer('" onclick="alert(1)', '<b>x</b>')],
  }),
]

export const invalid: readonly unknown[] = [
  { component: 'choice', answers: [] },
  { component: 'choice', question: {}, answers: [] },
]

export const damaged: readonly unknown[] = [{ component: 'choice', question: 'x', answers: [{ value: 'a' }] }]
