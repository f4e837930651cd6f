import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = globSync('docs/decisions/*.md').sort()
const names = files.map(file => basename(file))

const decisions = files.map(file => {
  const text = readFileSync(file, 'utf8')
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''
  return {
    name: basename(file),
    text,
    date: field('Date'),
    status: field('Status'),
    headings: [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
  }
})

const wordsIn = (text: string) => text.split(/\s+/).filter(word => word !== '').length

describe('decisions', () => {
  it('are at most 30 with at most 9,000 words', () => {
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(30)
    const words = decisions.map(({ text }) => wordsIn(text))
    expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(9_000)
  })

  it.each(decisions)(
    '$name has a title, status, date, and its four parts',
    ({ text, date, status, headings }) => {
      expect(text).toMatch(/^# \S.*\n\nStatus: .*\nDate: /)
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(status).toMatch(/^accepted$|^superseded by \[[^\]]+\]\([^)]+\.md\)$/)
      expect(headings).toEqual(['Context', 'Decision', 'Consequences', 'What would change it'])
    },
  )

  it('name later decisions that exist where they are superseded', () => {
    const dateOf = new Map(decisions.map(({ name, date }) => [name, date]))
    const wrong = decisions.filter(({ status, date }) => {
      const later = /\(([^)]+)\)/.exec(status)?.[1]
      return later !== undefined && (!names.includes(later) || dateOf.get(later)! < date)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
