import { useState } from 'react'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'

interface UnpublishButtonProps {
  readonly story: OpenStory
  readonly onUnpublish: () => void
}

/** Takes a story away from visitors, after a question. */
export function UnpublishButton({ story, onUnpublish }: UnpublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <button type="button" disabled={story.state === 'draft'} onClick={() => setIsAsking(true)}>
        Unpublish …
      </button>
      {isAsking && (
        <Dialog title="Unpublish this story?" onClose={close}>
          <p>
            “{story.name}” ({story.slug}) is taken away from visitors; editors keep it.
          </p>
          <p className="tools">
            <button
              type="button"
              className="main danger"
              onClick={() => {
                close()
                onUnpublish()
              }}
            >
              Unpublish
            </button>
            <button type="button" onClick={close}>
              Cancel
            </button>
          </p>
        </Dialog>
      )}
    </>
  )
}
