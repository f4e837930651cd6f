import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runCommand } from '../../commands/run-command.ts'

/** The name of a block's folder. Throws for any other word. */
function readBlock(words: string[]): string {
  const [block, ...others] = parseArgs({ args: words, allowPositionals: true }).positionals
  if (!block || others.length) throw new Error('name one block')
  if (!/^[a-z][a-z0-9-]*$/.test(block) || !existsSync(`blocks/${block}/schema.ts`))
    throw new Error(`there is no block "${block}": blocks/ has a folder for each`)
  return block
}

/** `npm run block -- card`: the tests of one block alone. */
await runCommand({
  usage: 'npm run block -- <name>',
  read: readBlock,
  run: block => {
    const child = spawn('vitest', ['run', '--config=e2e/block/vitest.config.ts'], {
      stdio: 'inherit',
      env: { ...process.env, BLOCK: block },
    })
    return new Promise((resolve, reject) => {
      child.on('close', code => resolve(code ?? 1))
      child.on('error', reject)
    })
  },
})
