import type { Fixture } from '../_kit/fixture.ts'

const summary = (uid: string, title?: string) => ({
  component: 'form-summary',
  _uid: `summary-${uid}`,
  title,
})
const hidden = (name: string, content: Fixture['content']) => ({ name, hidden: true, content })

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: summary('default', 'Deine Angaben') },
  hidden('empty', summary('empty')),
  hidden(
    'longest',
    summary('longest', 'Hochschulzugangsberechtigungsnachweisanerkennungsverfahren '.repeat(3)),
  ),
  hidden('hostile', summary('hostile', '<script>alert(1)</script>')),
]

export const invalid: readonly unknown[] = [{ component: 'form-summary', title: ['x'] }]
