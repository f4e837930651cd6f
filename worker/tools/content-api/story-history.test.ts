import { expect, it } from 'vitest'
import { type KeptVersion, withVersion } from './story-history.ts'

const version = (at: number, text: string, kind: KeptVersion['kind'] = 'saved'): KeptVersion => ({
  at,
  kind,
  content: { component: 'page', text },
})
const said = (versions: readonly KeptVersion[]) => versions.map(({ at, kind }) => `${at} ${kind}`)

it('keeps the newest version first', () => {
  expect(said(withVersion([version(1, 'a')], version(2, 'b')))).toEqual(['2 saved', '1 saved'])
})

it('keeps the same content once, as published where it was', () => {
  expect(said(withVersion([version(1, 'a')], version(2, 'a')))).toEqual(['1 saved'])
  expect(said(withVersion([version(1, 'a')], version(2, 'a', 'published')))).toEqual(['2 published'])
  expect(said(withVersion([version(1, 'a', 'published')], version(2, 'a')))).toEqual(['1 published'])
})

it('keeps thirty versions', () => {
  let versions: readonly KeptVersion[] = []
  for (let at = 0; at < 50; at++) versions = withVersion(versions, version(at, String(at)))
  expect(said(versions)).toHaveLength(30)
  expect(versions[0]!.at).toBe(49)
})

it('keeps as many of the newest versions as the store takes in one value', () => {
  const long = 'x'.repeat(2_000_000)
  let versions: readonly KeptVersion[] = []
  for (let at = 0; at < 6; at++) versions = withVersion(versions, version(at, `${at}${long}`))
  expect(said(versions)).toEqual(['5 saved', '4 saved', '3 saved', '2 saved'])
})
