import { describe, expect, it } from 'vitest'
import { insertReferences, MOST_RELATED } from './references.ts'

const fields = ['page.friend', 'page.friends', 'card.person']

const story = (name: string, content: object = {}) => ({
  uuid: name,
  full_slug: name,
  name,
  content: { component: 'page', _uid: name, ...content },
})

function resolve(content: object, related: readonly unknown[], links: readonly unknown[] = []) {
  const copy = structuredClone(content) as Record<string, unknown>
  insertReferences([copy], { fields, related, links })
  return copy
}

describe('relations', () => {
  it('become the stories that they name, in nested blocks and lists, in their order', () => {
    const content = {
      component: 'page',
      friend: 'a',
      friends: ['b', 'a', 'unknown'],
      body: [{ component: 'card', person: 'a', friend: 'a', text: 'a' }],
    }
    expect(resolve(content, [story('a'), story('b')])).toEqual({
      component: 'page',
      friend: story('a'),
      friends: [story('b'), story('a'), 'unknown'],
      body: [{ component: 'card', person: story('a'), friend: 'a', text: 'a' }],
    })
  })

  it('of relations are resolved, and no further', () => {
    const [a, b, c] = [story('a', { friend: 'b' }), story('b', { friend: 'c' }), story('c', { friend: 'a' })]
    const resolved = resolve({ component: 'page', friend: 'a' }, [a, b, c])
    expect(resolved).toMatchObject({ friend: { uuid: 'a', content: { friend: { uuid: 'b' } } } })
    expect(resolved).toMatchObject({ friend: { content: { friend: { content: { friend: 'c' } } } } })
  })

  it('to itself end as well', () => {
    expect(resolve({ component: 'page', friend: 'a' }, [story('a', { friend: 'a' })])).toMatchObject({
      friend: { content: { friend: { content: { friend: 'a' } } } },
    })
  })

  it.each([16, 50, 500])('of %d stories that name each other are bounded', count => {
    const names = Array.from({ length: count }, (_, index) => `story-${index}`)
    const related = names.map(name => story(name, { friends: names, text: 'x'.repeat(1000) }))
    const resolved = resolve({ component: 'page', friends: names }, related)
    const size = JSON.stringify(resolved).length
    expect(size).toBeGreaterThan(count * 1000)
    // Separators, and the uuids that stay.
    expect(size).toBeLessThan(MOST_RELATED * 1.2)
    // The nearest come first: all stories that the story itself names are there.
    const found = (resolved.friends as unknown[]).filter(friend => typeof friend === 'object')
    expect(found).toHaveLength(Math.min(count, Math.floor(MOST_RELATED / JSON.stringify(related[0]).length)))
  })

  it('share nothing with each other', () => {
    const { friends } = resolve({ component: 'page', friends: ['a', 'a'] }, [story('a')]) as {
      friends: readonly unknown[]
    }
    expect(friends[0]).toEqual(friends[1])
    expect(friends[0]).not.toBe(friends[1])
  })

  it.each([[null], ['a'], [5], [{ uuid: 'a' }], [{ uuid: 'a', content: [] }], [{ uuid: 5, content: {} }]])(
    'that are no stories are left out: %j',
    related => {
      expect(resolve({ component: 'page', friend: 'a' }, [related])).toEqual({
        component: 'page',
        friend: 'a',
      })
    },
  )

  it('are not looked for in inherited properties', () => {
    const content = { component: 'page', friend: 'constructor' }
    expect(resolve(content, [story('a')])).toEqual(content)
  })
})

it('links of relations get their stories', () => {
  const link = { fieldtype: 'multilink', linktype: 'story', id: 'l', url: '', cached_url: 'old' }
  const inText = { type: 'link', attrs: { linktype: 'story', uuid: 'l' } }
  const related = story('a', { link, text: { content: [{ marks: [inText] }] }, other: { ...link, id: 'x' } })
  const found = { uuid: 'l', url: 'new/' }
  expect(resolve({ component: 'page', friend: 'a' }, [related], [found])).toMatchObject({
    friend: {
      content: {
        link: { story: found },
        text: { content: [{ marks: [{ attrs: { story: found } }] }] },
        other: { id: 'x' },
      },
    },
  })
})
