import { expect, it } from 'vitest'
import { editorLink } from './editor-link.ts'

const storyblok = 'https://app.storyblok.com/#/me/spaces/1000/stories/0/0/7'

it.each([
  ['production', 'embedded', 1000, undefined],
  ['local', 'storyblok', 1000, storyblok],
  ['production', 'storyblok', 1000, storyblok],
  ['production', 'storyblok', undefined, undefined],
] as const)('in %s, with content from %s of space %s: %s', (ENVIRONMENT, CONTENT_SOURCE, space, expected) => {
  expect(
    editorLink({ ENVIRONMENT, CONTENT_SOURCE, STORYBLOK_SPACE_ID: space, STORYBLOK_REGION: 'us' }, 7),
  ).toBe(expected)
})
