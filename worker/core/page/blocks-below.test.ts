import { expect, it } from 'vitest'
import { ordinalsOf } from './blocks-below.ts'

it('counts blocks of a kind in the order of the document, nested ones included', () => {
  const tabs = (uid: string) => ({ component: 'tabs', _uid: uid })
  const body = [
    { component: 'container', _uid: 'c', body: [tabs('a')] },
    {
      component: 'rich-text',
      _uid: 'r',
      content: { type: 'doc', content: [{ type: 'blok', attrs: { body: [tabs('b')] } }] },
    },
    tabs('c'),
  ]
  expect([...ordinalsOf(body)]).toEqual([
    ['container:c', 0],
    ['tabs:a', 0],
    ['rich-text:r', 0],
    ['tabs:b', 1],
    ['tabs:c', 2],
  ])
})
