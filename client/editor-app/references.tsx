import { type ReactNode, useEffect, useState } from 'react'
import { api, type StoryReferences } from './api.ts'
import { states } from './story-states.ts'

interface ReferencesProps {
  readonly storyId: number
  /** Stands before the stories, where there are some. */
  readonly children: ReactNode
}

/** The stories that refer to a story, each with a link that opens it in a tab of its own. */
export function References({ storyId, children }: ReferencesProps) {
  const [found, setFound] = useState<StoryReferences>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isWanted = true
    setFound(undefined)
    setFailure(undefined)
    api.references(storyId).then(
      answer => isWanted && setFound(answer),
      (error: unknown) => isWanted && setFailure(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      isWanted = false
    }
  }, [storyId])
  return (
    <section className="references" aria-label="Stories that refer to this one" aria-live="polite">
      {failure && <p>Which stories refer to this one could not be found out: {failure}</p>}
      {!found && !failure && <p className="note">Looking for stories that refer to this one …</p>}
      {found?.count === 0 && <p className="note">No other story refers to this one.</p>}
      {found && found.count > 0 && <Found found={found}>{children}</Found>}
    </section>
  )
}

function Found({
  found: { count, stories },
  children,
}: Pick<ReferencesProps, 'children'> & { readonly found: StoryReferences }) {
  return (
    <>
      <p>
        {count === 1 ? 'One story refers to it.' : `${count} stories refer to it.`} {children}
      </p>
      <ul>
        {stories.map(({ id, name, slug, state }) => (
          <li key={id}>
            <a href={`/_editor/#${id}`} target="_blank" rel="noreferrer">
              {name}
            </a>{' '}
            <small>
              {slug}
              {state === 'draft' && `, ${states.draft}`}
            </small>
          </li>
        ))}
      </ul>
      {count > stories.length && <p className="note">And {count - stories.length} more.</p>}
    </>
  )
}
