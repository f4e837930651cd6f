import { useState } from 'react'

/** What the editor says of its last action; `run` says that it runs, and then that it is done, or why not. */
export function useStatus() {
  const [status, setStatus] = useState('')

  async function run(done: string, task: () => Promise<unknown>): Promise<void> {
    setStatus('…')
    try {
      await task()
      setStatus(done)
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }

  return { status, setStatus, run }
}
