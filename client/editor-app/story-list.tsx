import { type ReactNode, useState } from 'react'
import type { StorySummary } from './api.ts'
import { states } from './story-states.ts'

interface StoryListProps {
  readonly stories: readonly StorySummary[]
  readonly openId: number | undefined
  readonly onOpen: (id: number) => void
  /** Stands above the list. */
  readonly children: ReactNode
}

/** The stories by their slugs, as a list that can be searched. */
export function StoryList({ stories, openId, onOpen, children }: StoryListProps) {
  const [search, setSearch] = useState('')
  const found = stories
    .filter(({ slug, name }) => `${slug} ${name}`.toLowerCase().includes(search.toLowerCase()))
    .toSorted((one, other) => one.slug.localeCompare(other.slug))
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
      <ul>
        {found.map(({ id, slug, name, state }) => (
          <li key={id}>
            <button type="button" aria-current={id === openId || undefined} onClick={() => onOpen(id)}>
              <span className={`state ${state}`} title={states[state]} />
              <span>{name}</span>
              <small>{slug}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
