import { type ComponentType, createElement } from 'react'
import type { SiteDependencies, World } from '../../core/answer/site-dependencies.ts'
import { noContentState } from '../../core/content/version/content-state.ts'
import { blockViews } from '../../core/page/render/registry.ts'
import type { FaultName } from './read-fault.ts'

/** Replaces a method; returns undefined to let the method itself run. */
type Instead = () => Promise<unknown> | undefined

/**
 * An object whose named methods run `instead` first. Other methods, and those for which it returns undefined, are unchanged.
 */
export function replaceMethods<T extends object>(
  target: T,
  names: readonly (keyof T & string)[],
  instead: Instead,
): T {
  const replaced = new Set<string | symbol>(names)
  return new Proxy(target, {
    get(_, name) {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      // The method of a binding must be called on its object.
      const call = (...values: unknown[]): unknown => Reflect.apply(own, target, values)
      return replaced.has(name) ? (...values: unknown[]) => instead() ?? call(...values) : call
    },
  })
}

/** Whether the fault has begun. */
type IsOn = () => boolean
type Break = (world: World, isOn: IsOn) => World
type Fail = () => Promise<never>

const lost = () => new TypeError('Network connection lost.')
const refuse: Fail = () => Promise.reject(lost())
const hang: Fail = () => new Promise<never>(() => undefined)

const replaceIn = (world: World, dependencies: Partial<SiteDependencies>): World => ({
  ...world,
  dependencies: { ...world.dependencies, ...dependencies },
})

const breakSystem =
  (broken: 'content' | 'platform', fail: Fail): Break =>
  (world, isOn) =>
    replaceIn(world, { interrupt: system => (system === broken && isOn() ? fail() : undefined) })

const breakKv =
  (fail: Fail): Break =>
  ({ bindings, dependencies }, isOn) => {
    const instead = () => (isOn() ? fail() : undefined)
    const CONTENT = replaceMethods(bindings.CONTENT, ['get', 'getWithMetadata', 'list'], instead)
    return { bindings: { ...bindings, CONTENT }, dependencies }
  }

const breakVersions =
  (read: NonNullable<SiteDependencies['versions']>['read']): Break =>
  (world, isOn) => {
    const { versions } = world.dependencies
    return versions
      ? replaceIn(world, { versions: { ...versions, read: () => (isOn() ? read() : versions.read()) } })
      : world
  }

const breakDatabase: Break = ({ bindings, dependencies }, isOn) => {
  const { DB, RECORDS, ...others } = bindings
  const instead = () => (isOn() ? refuse() : undefined)
  // `prepare` returns a statement, so this throws at once: a rejected promise in its place would be unhandled.
  const throwInstead = () => {
    if (isOn()) throw lost()
    return undefined
  }
  const broken = (database: D1Database) =>
    replaceMethods(replaceMethods(database, ['batch', 'exec'], instead), ['prepare'], throwInstead)
  const { index } = dependencies
  return {
    bindings: {
      ...others,
      ...(DB && { DB: broken(DB) }),
      ...(RECORDS && { RECORDS: broken(RECORDS) }),
    },
    dependencies: {
      ...dependencies,
      ...(index && {
        index: {
          ...replaceMethods(index, ['find'], instead),
          listing: replaceMethods(index.listing, ['events', 'weights'], instead),
        },
      }),
    },
  }
}

/** The view of one block of the page throws, the first that is rendered after the fault began. */
const breakBlock: Break = (world, isOn) => {
  let hasThrown = false
  const throwing = (view: ComponentType<never>): ComponentType<never> =>
    function Throwing(props: never) {
      if (isOn() && !hasThrown) {
        hasThrown = true
        throw new Error('this block throws')
      }
      return createElement(view, props)
    }
  const views = Object.entries(blockViews).map(([name, view]) => [name, throwing(view)])
  return replaceIn(world, { views: { views: Object.fromEntries(views) } })
}

/** The effect of each fault on the world of a drill. */
export const faults: Readonly<Record<FaultName, Break>> = {
  'content-dead': breakSystem('content', refuse),
  'content-hangs': breakSystem('content', hang),
  'platform-dead': breakSystem('platform', refuse),
  'kv-dead': breakKv(refuse),
  'kv-hangs': breakKv(hang),
  'versions-dead': breakVersions(refuse),
  'version-stale': breakVersions(async () => noContentState),
  'database-dead': breakDatabase,
  'block-throws': breakBlock,
}
