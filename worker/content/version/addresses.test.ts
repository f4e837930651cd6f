import { describe, expect, it } from 'vitest'
import { type Addresses, movesBetween } from './addresses.ts'

const before: Addresses = {
  one: { default: 'bachelor/recht', en: 'bachelor/law' },
  two: { default: 'master', en: 'master' },
}

describe('moves between two states of the addresses', () => {
  it.each<[string, Addresses, readonly (readonly [string, string])[]]>([
    ['nothing moved', before, []],
    [
      'in one language',
      { ...before, one: { default: 'bachelor/recht', en: 'bachelor/laws' } },
      [['en/bachelor/law', 'en/bachelor/laws']],
    ],
    [
      'in the default language: the same path with a prefix leads on as well',
      { ...before, one: { default: 'bachelor/jura', en: 'bachelor/law' } },
      [
        ['bachelor/recht', 'bachelor/jura'],
        ['en/bachelor/recht', 'en/bachelor/law'],
      ],
    ],
    [
      'to where another story was: that one leads nowhere',
      { one: { default: 'master', en: 'master' } },
      [
        ['bachelor/recht', 'master'],
        ['en/bachelor/law', 'en/master'],
        ['en/bachelor/recht', 'en/master'],
      ],
    ],
    [
      'two change places',
      { one: before.two!, two: before.one! },
      [
        ['bachelor/recht', 'master'],
        ['en/bachelor/law', 'en/master'],
        ['master', 'bachelor/recht'],
        ['en/master', 'en/bachelor/law'],
      ],
    ],
    ['a new story has moved from nowhere', { ...before, three: { default: 'neu' } }, []],
    ['a language that is new', { ...before, two: { default: 'master', en: 'master', fr: 'master' } }, []],
  ])('%s', (_, after, expected) => {
    const { moves } = movesBetween(before, after)
    expect(moves.map(({ from, to }) => [from, to])).toEqual(expected)
  })

  it('an alias is none where another story stood', () => {
    const shared: Addresses = { one: { default: 'a', en: 'b' }, two: { default: 'x', en: 'a' } }
    const { moves } = movesBetween(shared, {
      one: { default: 'c', en: 'd' },
      two: { default: 'x', en: 'y' },
    })
    expect(moves.filter(({ from }) => from === 'en/a')).toEqual([{ from: 'en/a', to: 'en/y' }])
  })
})
