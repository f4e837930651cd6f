import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { checkVariables } from '../check-variables.ts'

const production = v.object({ vars: v.looseObject({ SITE_ORIGIN: v.optional(v.string()) }) })

/**
 * The variables of production in a wrangler configuration. Throws if the worker does not know a variable, or would answer 500 to every request
 * because of its value.
 */
export function productionVariables(path: string) {
  const config: unknown = readConfig({ config: path })
  const { vars } = v.parse(production, config)
  try {
    checkVariables(vars)
  } catch (error) {
    throw new Error(`${path}, [vars]: ${messageOf(error)}`, { cause: error })
  }
  return vars
}
