import { useState } from 'react'

/** What the editor says of its last action; `run` says that it runs, and then that it is done, or why not. */
export function useStatus() {
  const [status, setStatus] = useState('')

  async function run<T>(done: string | ((result: T) => string), task: () => Promise<T>): Promise<void> {
    setStatus('…')
    try {
      const result = await task()
      setStatus(typeof done === 'string' ? done : done(result))
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }

  return { status, setStatus, run }
}
