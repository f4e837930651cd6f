import { atom, useAtom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'

const countAtom = atom(0)

function Counter() {
  const [count, setCount] = useAtom(countAtom)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} counted
    </button>
  )
}

function Shown() {
  return <output>{useAtomValue(countAtom)}</output>
}

/** Interactive blocks that share state; the demonstration site has none. */
export const islands: Readonly<Record<string, ComponentType>> = { counter: Counter, shown: Shown }
