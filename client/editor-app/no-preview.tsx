import type { ComponentForm, OpenStory } from './api.ts'
import { References } from './references.tsx'
import { whereSeen } from './where-seen.ts'

interface NoPreviewProps {
  readonly story: OpenStory
  readonly form: ComponentForm | undefined
}

/** Shown in place of the page: where visitors see a story that has no page. */
export function NoPreview({ story: { id, component }, form }: NoPreviewProps) {
  const seen = whereSeen(component)
  return (
    <section className="page" aria-label="Page">
      <div className="no-preview">
        <h2>{form?.title ?? component}: no page of its own</h2>
        <p>{form?.description}</p>
        {seen ? (
          <p>
            {seen}{' '}
            <a href="/" target="_blank" rel="noreferrer">
              The home page, as visitors see it
            </a>
          </p>
        ) : (
          <References storyId={id}>Visitors see it there:</References>
        )}
      </div>
    </section>
  )
}
