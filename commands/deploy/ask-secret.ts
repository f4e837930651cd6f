import { randomBytes } from 'node:crypto'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { checkVariables } from '../check-variables.ts'
import type { Step } from './setup-steps.ts'

/** Why a secret cannot have a value, with which the worker would answer 500 to everybody; undefined where it can. */
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
 * Asks for a secret until it can be stored. An empty answer, or none, makes a random one where any will do, and else leaves it out. The random one
 * is said once: the account shows it to nobody, and who does not know it can neither sign a link nor keep old ones when it is changed.
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
