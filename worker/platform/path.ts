import type { PlatformCall } from './call.ts'

type Parameters = Readonly<Record<string, unknown>>

const placeholder = /\/:(\w+)(\?)?/g

/** The pattern of a call's path: only names fill its parameters, so that no value can change the path. */
export const routeOf = ({ path }: Pick<PlatformCall, 'path'>): string =>
  path.replace(placeholder, (_, name: string, optional = '') => `/:${name}{[\\w-]+}${optional}`)

/** The path of one call, and the parameters that it does not hold; empty ones are left out. */
export function addressOf({ path }: Pick<PlatformCall, 'path'>, parameters: Parameters): string {
  const rest = { ...parameters }
  const filled = path.replace(placeholder, (_, name: string) => {
    const value = String(rest[name] ?? '')
    delete rest[name]
    return value && `/${encodeURIComponent(value)}`
  })
  const entries = Object.entries(rest)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length ? `${filled}?${new URLSearchParams(entries)}` : filled
}
