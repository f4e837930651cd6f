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
