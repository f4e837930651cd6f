import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ComponentForm, OpenStory } from './api.ts'
import { References } from './references.tsx'

/** By type, where visitors see a story to which no other story refers. */
const places: Readonly<Record<string, string>> = {
  campaign: 'Visitors see its offer on the pages, in the countries and during the time that it names.',
  'chat-settings': 'Visitors see it in the chat, which pages and buttons open.',
  'consent-settings': 'Visitors see its texts in the notice about consent and in its settings.',
  'contact-bubble-group': 'Visitors see it in the corner of the pages and in the countries that it names.',
  'country-groups-prioritization':
    'It decides in which group a country is, for campaigns and lists of advantages.',
  defaults: 'Its settings hold on every page of its unit.',
  'feature-settings': 'Its settings hold on every page that has the feature.',
  'funding-programme': 'Visitors see it as a result of the funding calculator.',
  'funding-questions': 'Visitors are asked these questions by the funding calculator.',
  'study-suggestion':
    'Visitors see it where the recognition of earlier learning suggests what to study next.',
}

/** Where visitors see a story without a page; undefined where that depends on the stories that refer to it. */
const whereSeen = (component: string): string | undefined => places[component]

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

interface PageFrameProps {
  readonly ref: RefObject<HTMLIFrameElement | null>
  /** Signed; undefined until the first story is open. */
  readonly address: string | undefined
  /** The page has said that it follows edits. */
  readonly isConnected: boolean
  /** In pixels; undefined for all that there is. */
  readonly width: number | undefined
}

/** The width of an element in pixels; undefined until it is known. */
function useRoom(place: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return room
}

/** The page of the story that is open, as draft. Where it is wider than its place, it is shown as a whole, and smaller. */
export function PageFrame({ ref, address, isConnected, width }: PageFrameProps) {
  const place = useRef<HTMLElement>(null)
  const room = useRoom(place)
  const scale = width && room ? Math.min(1, room / width) : 1
  const isSmaller = scale < 1
  return (
    <section
      ref={place}
      className="page"
      aria-label="Page"
      data-connected={address && isConnected ? '' : undefined}
      data-smaller={isSmaller ? '' : undefined}
    >
      {address && (
        <iframe
          ref={ref}
          key={address}
          src={address}
          title="The page as draft"
          width={width ?? '100%'}
          style={isSmaller ? { height: `${100 / scale}%`, scale: String(scale) } : undefined}
        />
      )}
    </section>
  )
}
