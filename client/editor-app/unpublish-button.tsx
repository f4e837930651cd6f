import { useState } from 'react'
import type { OpenStory } from './api.ts'
import { Dialog } from './dialog.tsx'
import { References } from './references.tsx'
import { SteadyButton } from './steady-button.tsx'

interface UnpublishButtonProps {
  readonly story: OpenStory
  readonly onUnpublish: () => void
}

/** Unpublishes a story after a confirmation. */
export function UnpublishButton({ story, onUnpublish }: UnpublishButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  return (
    <>
      <SteadyButton isOff={story.state === 'draft'} onClick={() => setIsAsking(true)}>
        Unpublish …
      </SteadyButton>
      {isAsking && (
        <Dialog title="Unpublish this story?" onClose={close}>
          <p>
            “{story.name}” ({story.slug}) is taken away from visitors; editors keep it.
          </p>
          <References storyId={story.id}>
            Links to it will lead nowhere, and what is shown of it there will be gone:
          </References>
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
