import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { deployWords } from './deploy-words.ts'

it.each([
  [[], ['deploy']],
  [['--dry-run'], ['deploy', '--dry-run']],
  [
    ['--gradually', '--message', 'new prices'],
    ['versions', 'upload', '--message=new prices'],
  ],
  [
    ['--tag=a', '--gradually', '--strict'],
    ['versions', 'upload', '--tag=a', '--strict'],
  ],
])('%j is %j of wrangler', (words, command) => {
  expect(deployWords(words)).toEqual(command)
})

it.each([['--dryrun'], ['dry-run'], ['--dry-run=yes'], ['--message']])('%s is refused', word => {
  expect(() => deployWords([word])).toThrow()
})

it('a word that is refused is so before anything is built', async () => {
  const words = [join(import.meta.dirname, 'deploy.ts'), '--dryrun']
  const { code, stdout, stderr } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, PATH: '' },
  }).catch(error => error)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^Unknown option '--dryrun'.*\n\nnpm run deploy -- /)
})
