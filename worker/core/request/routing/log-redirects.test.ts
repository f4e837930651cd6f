import { expect, it } from 'vitest'
import type { LogLine } from '../../base/log/events.ts'
import { createIgnoredLog } from './log-redirects.ts'

function createLog() {
  const lines: LogLine[] = []
  let now = 0
  const logIgnored = createIgnoredLog(() => now)
  return {
    lines,
    pass: (time: number) => {
      now += time
    },
    note: (path: string, cause?: string, reason = 'a circle') =>
      logIgnored({ path, reason, ...(cause && { cause }) }, line => lines.push(line)),
  }
}

const line = (path: string, count = 1, reason = 'a circle') => ({
  event: 'redirect-ignored',
  path,
  reason,
  count,
})

it('a circle has one line in an hour, and one more that counts later requests', () => {
  const { lines, pass, note } = createLog()
  for (let at = 0; at < 1_000; at++) note(`/a/${at}/`, '/a/* /b/*')
  expect(lines).toEqual([line('/a/0/')])
  pass(3600_000)
  note('/c/', '/c/ /d/')
  note('/a/x/', '/a/* /b/*')
  expect(lines).toEqual([line('/a/0/'), line('/a/0/', 999), line('/c/'), line('/a/x/')])
})

it('causes that visitors invent have few lines', () => {
  const { lines, note, pass } = createLog()
  for (let at = 0; at < 1_000; at++) note(`/${at}/`)
  expect(lines).toHaveLength(21)
  note('/other/', undefined, 'no path of a page')
  expect(lines.at(-1)).toEqual(line('/other/', 1, 'no path of a page'))
  pass(3600_000)
  note('/new/')
  expect(lines.slice(22)).toEqual([line('/20/', 979), line('/new/')])
})
