import { expect, it } from 'vitest'
import { uuidOf } from '../../../tests/setup/story.ts'
import { mentionsIn } from './freshness.ts'

const [page, person, link, block, other] = ['page', 'person', 'link', 'block', 'other'].map(uuidOf)

it('finds the stories of a body: itself, relations, links, references that are not resolved; no blocks', () => {
  const body = {
    story: {
      id: 12,
      uuid: page,
      content: {
        _uid: block,
        component: 'page',
        author: { id: 34, uuid: person, content: { _uid: block } },
        link: { linktype: 'story', id: link, story: { id: 56, uuid: link } },
        others: [other],
        text: `a text with ${uuidOf('text')} in it`,
      },
    },
  }
  expect([...mentionsIn(body)].sort()).toEqual(['12', '34', '56', page, person, link, other].sort())
})

it('reads a body once, and a value that is none not at all', () => {
  const body = { id: 1 }
  expect(mentionsIn(body)).toBe(mentionsIn(body))
  for (const value of [undefined, null, 'text', 7]) expect(mentionsIn(value).size).toBe(0)
})
