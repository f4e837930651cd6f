import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { checkVariables } from '../check-variables.ts'

const production = v.object({ vars: v.looseObject({ SITE_ORIGIN: v.optional(v.string()) }) })

/**
 * The variables of production in a configuration of wrangler. Throws where one has a name that the worker does not know, or a value with which
 * it would answer 500 to everybody.
 */
export function productionVariables(path: string) {
  const config: unknown = readConfig({ config: path, env: 'production' })
  const { vars } = v.parse(production, config)
  try {
    checkVariables(vars)
  } catch (error) {
    throw new Error(`${path}, [env.production.vars]: ${messageOf(error)}`, { cause: error })
  }
  return vars
}
