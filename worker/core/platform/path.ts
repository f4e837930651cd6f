import { parameterText } from '../../../blocks/_kit/parameter-text.ts'
import type { PlatformCall } from './call.ts'

type Parameters = Readonly<Record<string, unknown>>

const placeholder = /\/:(\w+)(\?)?/g

/** The pattern of a call's path: only names fill its parameters, so that no value can change the path. */
export const routeOf = ({ path }: Pick<PlatformCall, 'path'>): string =>
  path.replace(placeholder, (_, name: string, optional = '') => `/:${name}{[\\w-]+}${optional}`)

/** The path of one call, with the parameters that the path does not contain; empty ones are left out. */
export function addressOf({ path }: Pick<PlatformCall, 'path'>, parameters: Parameters): string {
  const held = new Set<string>()
  const filled = path.replace(placeholder, (_, name: string) => {
    const value = String(parameters[name] ?? '')
    held.add(name)
    return value && `/${encodeURIComponent(value)}`
  })
  const names = Object.keys(parameters).filter(
    name => !held.has(name) && parameters[name] !== undefined && parameters[name] !== '',
  )
  const query = names.sort().map(name => parameterText(name, String(parameters[name])))
  return query.length ? `${filled}?${query.join('&')}` : filled
}
