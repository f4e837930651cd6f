import type { Fixture } from '../_kit/fixture.ts'

const suggestions = (name: string, fields: object = {}) => ({
  component: 'study-suggestions',
  _uid: `suggestions-${name}`,
  headline: 'Was danach kommt',
  ...fields,
})

const long = 'Fernunterrichtsschutzgesetzzulassungsnummernverzeichniseintragung'

export const fixtures: readonly Fixture[] = [
  { name: 'default', content: suggestions('default') },
  { name: 'empty', hidden: true, content: suggestions('empty', { headline: '' }) },
  { name: 'longest', hidden: true, content: suggestions('longest', { headline: long, headlineLevel: 'h3' }) },
  {
    name: 'hostile',
    hidden: true,
    content: suggestions('hostile', { headline: '<img src=x onerror=alert(1)>' }),
  },
]

export const invalid: readonly unknown[] = [{ component: 'study-suggestions', headline: 5 }]
