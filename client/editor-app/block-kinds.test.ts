import { expect, it } from 'vitest'
import type { BlockPreset } from './api.ts'
import { type BlockKind, foundKinds } from './block-kinds.tsx'

const kind = (name: string, title: string, category: BlockKind['category']): BlockKind => ({
  ...{ name, title, category, description: undefined },
})
const kinds = [
  kind('button', 'Button', 'links'),
  kind('hero', 'Hero', 'openings'),
  kind('link', 'Link', 'links'),
]
const preset = (component: string, name: string): BlockPreset => ({
  ...{ component, name, fixture: 'default', content: { component } },
})
const presets = [preset('hero', 'Words only'), preset('button', 'With an icon')]

const shown = (search: string) =>
  foundKinds(kinds, presets, search).map(({ title, kinds: own }) => [
    title,
    own.map(found => [found.title, ...found.presets.map(({ name }) => name)].join(': ')),
  ])

it.each([
  [
    '',
    [
      ['Openings and banners', ['Hero: Words only']],
      ['Buttons and links', ['Button: With an icon', 'Link']],
    ],
  ],
  ['but', [[undefined, ['Button: With an icon']]]],
  ['words', [[undefined, ['Hero: Words only']]]],
  ['nothing', []],
])('the search “%s” finds kinds in their folders', (search, expected) => {
  expect(shown(search)).toEqual(expected)
})
