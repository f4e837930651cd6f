import { localVariables } from './local-variables.ts'

/** The secret of the worker that shall answer: from the environment, else that of local development. Throws where there is none. */
export function linkSecret(): string {
  const secret = process.env.LINK_SECRET ?? localVariables().LINK_SECRET
  if (!secret)
    throw new Error(
      'LINK_SECRET is neither in the environment nor in .dev.vars: for the local site put a line LINK_SECRET=some-long-text there, and start it again',
    )
  return secret
}
