import { useCallback, useRef, useState } from 'react'

/** What the editor says of its last action. */
export interface Status {
  readonly text: string
  /** The action has failed. */
  readonly isProblem: boolean
}

/**
 * The status line; `run` says that an action runs, and then that it is done, or why not. Of two that overlap, the earlier one says only that
 * it has failed.
 */
export function useStatus() {
  const [status, setStatus] = useState<Status>({ text: '', isProblem: false })
  const say = useCallback((text: string) => setStatus({ text, isProblem: false }), [])
  const complain = useCallback((text: string) => setStatus({ text, isProblem: true }), [])

  const latest = useRef(0)
  async function run<T>(done: string | ((result: T) => string), task: () => Promise<T>): Promise<void> {
    const action = ++latest.current
    say('…')
    try {
      const result = await task()
      if (action === latest.current) say(typeof done === 'string' ? done : done(result))
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error))
    }
  }

  return { status, say, complain, run }
}
