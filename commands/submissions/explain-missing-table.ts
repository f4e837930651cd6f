import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import type { RunStatements } from './run-statements.ts'
import type { Place } from './words.ts'

const remedyOf = ({ remote }: Place): string =>
  remote
    ? 'the deployed site has no tables yet: `npm run setup -- production` says what is missing'
    : 'the local site has no tables yet: run `npm start` first'

/** Wraps statements so that their failure tells what to do if the site was never started. */
export const explainMissingTable =
  (run: RunStatements, place: Place): RunStatements =>
  async (...statements) => {
    try {
      return await run(...statements)
    } catch (error) {
      const message = messageOf(error)
      if (!message.includes('no such table')) throw error
      throw new Error(`${message}\n${remedyOf(place)}`, { cause: error })
    }
  }
