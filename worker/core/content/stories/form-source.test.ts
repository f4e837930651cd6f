import { expect, test } from 'vitest'
import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { storyOf } from '../../../tests/setup/story.ts'
import type { Story } from '../types/story.ts'
import { findFormSource, findSteppedForm, withFormSource } from './form-source.ts'

const form = (uid: string, fields: object): RawBlock => ({ component: 'form', _uid: uid, ...fields })
const own = form('own', { id: 'contact' })
const shared = form('shared', {
  id: 'ignored',
  config: {
    uuid: 'u',
    full_slug: 'settings/forms/apply',
    content: { component: 'form-config', id: 'apply' },
  },
})
const headline = { component: 'headline', _uid: 'h', text: 'Apply' }
const { content } = storyOf(
  {
    slug: 'apply',
    name: 'Apply',
    content: {
      component: 'page',
      body: [headline, own, { component: 'container', _uid: 'c', items: [shared] }],
    },
  },
  1,
)
// The functions read only this property of a story.
const story = { content } as unknown as Story

test.each([
  ['contact', 'own'],
  ['apply', 'shared'],
  ['ignored', undefined],
  ['', undefined],
])('the form %j is the block %j', (id, uid) => {
  expect(findFormSource(story, id)?._uid).toBe(uid)
})

test('a form is replaced where it stands, and nothing else', () => {
  const before = form('before', { id: 'apply', headline: 'As it was' })
  const replaced = withFormSource(story, 'apply', before)
  expect(findFormSource(replaced, 'apply')).toEqual(before)
  expect(findFormSource(replaced, 'contact')).toBe(findFormSource(story, 'contact'))
  expect(findFormSource(story, 'apply')?._uid).toBe('shared')
  expect(Object.isFrozen(replaced.content)).toBe(true)
})

test('of several forms with steps the first one on the page is begun', () => {
  const steps = [{ component: 'form-step' }, { component: 'form-step' }]
  const body = [form('one', { id: 'first', steps }), form('two', { id: 'second', steps })]
  expect(findSteppedForm({ content: { component: 'page', body } })).toBe('first')
})
