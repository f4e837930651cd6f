import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const files = globSync(`${folder}/*.md`)
  .map(file => basename(file))
  .filter(name => name !== 'README.md')
  .sort()
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')

const listed = [...read('README.md').matchAll(/^\| \[(.+?)\]\((.+?\.md)\) \| (\S+) \| (.+) \|$/gm)].map(
  ([, title = '', file = '', date = '', status = '']) => ({ title, file, date, status }),
)

describe('the index of decisions', () => {
  it('lists every decision once', () => {
    expect(listed.map(({ file }) => file).sort()).toEqual(files)
  })

  it.each(listed)('$file is listed by its date and title', ({ title, file, date, status }) => {
    expect(read(file).split('\n', 1)[0]).toBe(`# ${date}: ${title}`)
    expect(file.startsWith(date)).toBe(true)
    expect(status).toMatch(/^accepted$|^superseded (in part )?by \[/)
  })

  it('names later decisions that exist', () => {
    const named = listed.flatMap(({ file, status }) =>
      [...status.matchAll(/\(([^)]+\.md)\)/g)].map(([, later]) => ({ file, later: later! })),
    )
    expect(named.filter(({ file, later }) => !files.includes(later) || later < file)).toEqual([])
  })
})
