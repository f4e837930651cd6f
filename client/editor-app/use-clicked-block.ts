import { useEffect, useState } from 'react'

/** The uid of the block that was clicked in the page: its form comes into view, with the focus on its first field. */
export function useClickedBlock() {
  const [clicked, setClicked] = useState<string>()

  useEffect(() => {
    if (!clicked) return
    const block = document.querySelector(`details[data-uid="${CSS.escape(clicked)}"]`)
    block?.scrollIntoView({ block: 'start' })
    block?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [clicked])

  return [clicked, setClicked] as const
}
