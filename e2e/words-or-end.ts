import { type ParseArgsConfig, parseArgs } from 'node:util'
import { messageOf } from '../worker/log/reason-of.ts'

/** The options that a command was given. One that it does not know, or any other word, ends it before it does anything. */
export function wordsOrEnd<const Options extends NonNullable<ParseArgsConfig['options']>>(options: Options) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(messageOf(error))
    return process.exit(1)
  }
}
