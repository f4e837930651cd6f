import { expect, it } from 'vitest'
import { leavesOut, usergroups } from './usergroups.ts'

it.each([
  [[], false],
  [usergroups, false],
  [['new'], true],
  [['new', 'returning', 'lead', 'bob'], true],
] as const)('%j leaves somebody out: %s', (named, expected) => {
  expect(leavesOut(named)).toBe(expected)
})
