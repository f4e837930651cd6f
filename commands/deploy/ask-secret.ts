import { randomBytes } from 'node:crypto'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { checkVariables } from '../check-variables.ts'
import type { Step } from './setup-steps.ts'

/** Why the worker would answer 500 to every request with this value of a secret; undefined if it would not. */
function faultOf(name: string, value: string): string | undefined {
  try {
    checkVariables({ [name]: value })
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

interface Conversation {
  /** The lines that a person types. */
  readonly answers: AsyncIterator<string>
  readonly say: (text: string) => void
}

/**
 * Asks for a secret until it can be stored. An empty answer creates a random secret where any value will do, and otherwise leaves it out. A random
 * one is printed once: the account does not show it, and without it nobody can sign links or keep old ones valid after a change.
 */
export async function askSecret(
  { name, isOwn }: NonNullable<Step['secret']>,
  { answers, say }: Conversation,
): Promise<string | undefined> {
  const otherwise = isOwn ? 'empty for a random one' : 'empty to leave it out'
  for (;;) {
    say(`${name} (it is not shown; ${otherwise}): `)
    const { value, done } = await answers.next()
    say('\n')
    const given = done ? '' : value.trim()
    if (!given && !isOwn) return undefined
    if (!given) {
      const secret = randomBytes(32).toString('base64')
      say(`${secret}\nKeep it: it is not shown again.\n`)
      return secret
    }
    const fault = faultOf(name, given)
    if (!fault) return given
    say(`${fault}\n`)
  }
}
