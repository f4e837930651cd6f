import { messageOf } from '../worker/core/base/log/reason-of.ts'

interface Words<T> {
  /** Usage of the command in one line; the lines after it, which `--help` prints as well, explain it. */
  readonly usage: string
  /** Parses the words after the command. Throws an error that names the wrong word. */
  readonly read: (words: string[]) => T
}

interface Command<T> extends Words<T> {
  /** Resolves to the exit code if it is not 0. Rejects with an error that a person can correct. */
  readonly run: (words: T) => Promise<number | undefined>
}

/**
 * The parsed words of a command. Wrong ones end it before it does anything: it prints the usage line, and last the error, directly above
 * the next prompt.
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

/** Runs a command from its words to its exit code; prints an error as its last line. */
export async function runCommand<T>({ run, ...words }: Command<T>): Promise<void> {
  const given = wordsOrEnd(words)
  try {
    process.exitCode = await run(given)
  } catch (error) {
    console.error(messageOf(error))
    process.exit(1)
  }
}
