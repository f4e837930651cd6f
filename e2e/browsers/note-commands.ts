import type { Engine } from './engine.ts'

/** An engine that records its last command. */
export interface NotedEngine {
  readonly engine: Engine
  /** The last command, and whether its answer is still pending. */
  lastCommand(): string
}

const textOf = (value: unknown) =>
  (typeof value === 'function' ? `${value}` : JSON.stringify(value)).replaceAll(/\s+/g, ' ').slice(0, 100)

/** Notes the commands that an engine is given. `clock` returns milliseconds. */
export function noteCommands(engine: Engine, clock: () => number = () => performance.now()): NotedEngine {
  let last = { text: 'nothing', begin: clock(), end: clock() }
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

  const noted = new Proxy(engine, {
    get(target, name: keyof Engine) {
      return async (...args: unknown[]) => {
        const command = { text: [name, ...args.map(textOf)].join(' '), begin: clock(), end: Number.NaN }
        last = command
        // The arguments are those of the named command.
        const send = target[name] as (...given: unknown[]) => Promise<unknown>
        return send(...args).finally(() => {
          command.end = clock()
        })
      }
    },
  })
  return {
    engine: noted,
    lastCommand() {
      const { text, begin, end } = last
      if (Number.isNaN(end)) return `${text} (not answered for ${seconds(clock() - begin)})`
      return `${text} (answered after ${seconds(end - begin)}, ${seconds(clock() - end)} ago)`
    },
  }
}
