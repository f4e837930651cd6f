import type { Fixture } from '../_kit/fixture.ts'

const option = (component: string, value: string, label: string) => ({
  component,
  _uid: `choice-form-${value}`,
  value,
  label,
})

const form = {
  component: 'choice-form',
  _uid: 'choice-form',
  headline: 'Drei Fragen, eine kurze Liste',
  page: { linktype: 'story', cached_url: 'studienfinder' },
  content: [
    {
      component: 'choice',
      _uid: 'choice-form-form',
      question: 'Wie willst du lernen?',
      name: 'form',
      color: 'orange',
      answers: [
        option('choice-answer', 'fs', 'Zu Hause, wann es passt'),
        option('choice-answer', 'ds', 'Im Wechsel mit einem Betrieb'),
      ],
    },
    {
      component: 'dropdown',
      _uid: 'choice-form-cluster',
      label: 'Welches Fach?',
      name: 'cluster',
      emptyLabel: 'Noch offen',
      options: [
        option('dropdown-option', 'wirtschaft', 'Wirtschaft'),
        option('dropdown-option', 'technik', 'Technik'),
      ],
    },
    { component: 'button', _uid: 'choice-form-send', text: 'Studiengänge zeigen', submit: true },
  ],
}

const hidden = (name: string, fields: object): Fixture => ({
  name,
  hidden: true,
  content: { ...form, _uid: `choice-form-${name}`, ...fields },
})

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: form },
  {
    name: 'row',
    preset: 'A row of two questions',
    content: {
      ...form,
      _uid: 'choice-form-row',
      headline: '',
      layout: 'row',
      content: [
        {
          component: 'dropdown',
          _uid: 'choice-form-degree',
          label: 'Abschluss',
          name: 'degree',
          isPlain: true,
          emptyLabel: 'Jeder',
          options: [
            option('dropdown-option', 'bachelor', 'Bachelor'),
            option('dropdown-option', 'master', 'Master'),
          ],
        },
        { ...form.content[1], _uid: 'choice-form-subject', label: 'Richtung', isPlain: true },
        form.content[2],
      ],
    },
  },
  hidden('without-headline', { headline: '' }),
  hidden('elsewhere', { page: { linktype: 'url', url: 'https://elsewhere.example/' } }),
  hidden('empty', { content: [] }),
]

export const invalid: readonly unknown[] = [{ component: 'choice-form', headline: 5 }]
