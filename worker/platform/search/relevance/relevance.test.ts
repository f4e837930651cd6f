import { beforeAll, describe, expect, it } from 'vitest'
import { unitFolders } from '../../../../kv-seed/unit-folders.ts'
import { demoSpace } from '../../../tests/setup/demo-space.ts'
import { putSpace } from '../../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../../tests/setup/test-platform.ts'
import { gainOf } from './gain.ts'
import { nothing, queries } from './queries.ts'

const neighbours = unitFolders.flatMap(({ folder, unit }) =>
  folder ? [{ folder, origin: `https://${unit}.example` }] : [],
)

let platform: ReturnType<typeof createTestPlatform>
beforeAll(() => {
  putSpace(demoSpace)
  platform = createTestPlatform({ now: Date.UTC(2026, 10, 21, 9), site: { neighbours } })
})

const find = async (words: string, language: string) =>
  (await platform.search({ words, language, types: [], kind: '', page: 1, perPage: 10, limit: 10 })).best

describe.each(Object.keys(queries))('in %s', language => {
  it('nine of ten searches show their page among the first three, and the first ones are mostly right', async () => {
    const asked = queries[language]!
    const missed: string[] = []
    let gain = 0
    for (const [words, ...answers] of asked) {
      const paths = (await find(words, language)).map(({ entry }) => entry.path)
      gain += gainOf(paths, answers) / asked.length
      if (!paths.slice(0, 3).includes(answers[0]!)) missed.push(`${words}: ${paths.slice(0, 4).join(' ')}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length / 10)
    expect(gain).toBeGreaterThan(0.7)
  })
})

it.each(nothing)('nothing is found for %s', async words => {
  expect((await find(words, 'de')).map(({ entry }) => entry.path)).toEqual([])
})
