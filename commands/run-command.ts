import { messageOf } from '../worker/core/base/log/reason-of.ts'

interface Words<T> {
  /** How the command is called, in one line; the lines after it, which `--help` prints as well, say more. */
  readonly usage: string
  /** Reads the words after the command. Throws an error that says what is wrong with them. */
  readonly read: (words: string[]) => T
}

interface Command<T> extends Words<T> {
  /** Resolves to the exit code where it is not 0. Rejects with what a person can mend. */
  readonly run: (words: T) => Promise<number | undefined>
}

/**
 * The words that a command was given. Wrong ones end it before it does anything: it prints one line about how it is called, and last the
 * error, which then stands above the next prompt.
 */
export function wordsOrEnd<T>({ usage, read }: Words<T>): T {
  const words = process.argv.slice(2)
  if (words.includes('--help')) {
    console.log(`Usage: ${usage}`)
    process.exit(0)
  }
  try {
    return read(words)
  } catch (error) {
    console.error(`Usage: ${usage.split('\n')[0]}\n${messageOf(error)}`)
    return process.exit(2)
  }
}

/** Runs a command from its words to its exit code; what fails is its last line. */
export async function runCommand<T>({ run, ...words }: Command<T>): Promise<void> {
  const asked = wordsOrEnd(words)
  try {
    process.exitCode = await run(asked)
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}
