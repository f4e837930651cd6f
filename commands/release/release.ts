import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { runCommand } from '../run-command.ts'
import { releasedChangelog } from './released-changelog.ts'

const usage = `npm run release -- 0.2.0

Writes the version into package.json, package-lock.json and CHANGELOG.md, commits them and tags the commit. It pushes nothing: the workflow
"release" publishes a pushed tag with its bill of materials.`

const version = v.pipe(
  v.string('the version is missing'),
  v.regex(/^\d+\.\d+\.\d+$/, 'a version is written 0.2.0'),
)

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim()

await runCommand({
  usage,
  read: ([first, ...others]) => {
    if (others.length) throw new Error('name one version')
    return v.parse(version, first)
  },
  async run(next) {
    if (git('status', '--porcelain')) throw new Error('there are changes that are not committed')
    if (git('tag', '--list', `v${next}`)) throw new Error(`there is a version ${next} already`)
    const changelog = releasedChangelog(readFileSync('CHANGELOG.md', 'utf8'), {
      version: next,
      day: new Date().toISOString().slice(0, 10),
    })
    execFileSync('npm', ['version', next, '--no-git-tag-version'], { stdio: 'ignore' })
    writeFileSync('CHANGELOG.md', changelog)
    git('commit', '--all', '--message', `release: ${next}`)
    git('tag', '--annotate', `v${next}`, '--message', `Version ${next}`)
    console.log(`Version ${next} is committed and tagged. To publish it: git push --follow-tags`)
    return undefined
  },
})
