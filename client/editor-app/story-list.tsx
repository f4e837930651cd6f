import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { StorySummary } from './api.ts'
import { states } from './story-states.ts'

interface StoryListProps {
  readonly stories: readonly StorySummary[]
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  /** Stands above the list. */
  readonly children: ReactNode
}

type LinksProps = Pick<StoryListProps, 'stories' | 'openId' | 'onOpen'>

/** Does not render again while a story is edited. Scrolls to a story that was opened. */
const StoryLinks = memo(({ stories, openId, onOpen }: LinksProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (openId) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  return (
    <ul ref={list}>
      {stories.map(({ id, slug, name, state }) => (
        <li key={id}>
          <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
            <span className={`state ${state}`} title={states[state]} />
            <span>{name}</span>
            <small>{slug}</small>
          </button>
        </li>
      ))}
    </ul>
  )
})

/** The stories by their slugs, as a list that can be searched. */
export function StoryList({ stories, openId, onOpen, children }: StoryListProps) {
  const [search, setSearch] = useState('')
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  }, [onOpen])
  const sorted = useMemo(
    () => stories.toSorted((one, other) => one.slug.localeCompare(other.slug)),
    [stories],
  )
  const found = useMemo(
    () => sorted.filter(({ slug, name }) => `${slug} ${name}`.toLowerCase().includes(search.toLowerCase())),
    [sorted, search],
  )
  const open = useMemo(() => (id: number) => latest.current(id), [])
  return (
    <nav aria-label="Stories">
      {children}
      <input
        type="search"
        aria-label="Search stories"
        placeholder="Search stories"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <StoryLinks stories={found} openId={openId} onOpen={open} />
      {!found.length && <p className="note">No story has these words in its name or slug.</p>}
    </nav>
  )
}
