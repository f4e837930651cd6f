import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'

const locked = v.object({
  packages: v.record(
    v.string(),
    v.object({ integrity: v.optional(v.string()), link: v.optional(v.boolean(), false) }),
  ),
})

/** The digest with which `npm ci` compares a fetched package (Subresource Integrity, section 3.1). */
const digest = /^sha512-[A-Za-z\d+/]{86}==$/

it('every package of the lock file has the digest of its contents', () => {
  const { packages } = v.parse(locked, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  // The first entry, without a name, is this project.
  const others = Object.entries(packages).filter(([name, { link }]) => name && !link)
  expect(others.length).toBeGreaterThan(500)
  expect(others.filter(([, { integrity = '' }]) => !digest.test(integrity)).map(([name]) => name)).toEqual([])
})
