import { useCallback, useRef, useState } from 'react'

/** The editor's message about its last action. */
export interface Status {
  readonly text: string
  /** The action has failed. */
  readonly isProblem: boolean
}

/**
 * The status line; `run` shows that an action runs, and then that it is done, or why it failed. Of two overlapping actions, the earlier one
 * shows only its failure. `run` resolves with the reason if an action fails.
 */
export function useStatus() {
  const [status, setStatus] = useState<Status>({ text: '', isProblem: false })
  const say = useCallback(
    (text: string) =>
      setStatus(now => (now.text === text && !now.isProblem ? now : { text, isProblem: false })),
    [],
  )
  const complain = useCallback((text: string) => setStatus({ text, isProblem: true }), [])

  const latest = useRef(0)
  async function run<T>(
    done: string | ((result: T) => string),
    task: () => Promise<T>,
  ): Promise<string | undefined> {
    const action = ++latest.current
    say('…')
    try {
      const result = await task()
      if (action === latest.current) say(typeof done === 'string' ? done : done(result))
      return undefined
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      complain(reason)
      return reason
    }
  }

  return { status, say, complain, run }
}
