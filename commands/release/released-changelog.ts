const heading = '## [Unreleased]\n'

/** The changelog in which what was unreleased is a version of a day (`YYYY-MM-DD`). Throws where there is nothing to release. */
export function releasedChangelog(text: string, { version, day }: { version: string; day: string }): string {
  const at = text.indexOf(heading)
  if (at < 0) throw new Error('CHANGELOG.md has no section "## [Unreleased]"')
  const start = at + heading.length
  const next = text.indexOf('\n## [', start)
  const entries = text.slice(start, next < 0 ? undefined : next)
  if (!/^- /m.test(entries)) throw new Error('CHANGELOG.md names nothing that is unreleased')
  return `${text.slice(0, start)}\n## [${version}] - ${day}\n${text.slice(start)}`
}
