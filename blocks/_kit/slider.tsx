import { type ReactNode, useId } from 'react'
import type { Context } from './context.ts'
import { HiddenName } from './hidden-name.tsx'
import { writeWords } from './slider-words.ts'

export interface SliderWords {
  readonly previous: string
  readonly next: string
  /** For the enhancement (`writeWords`). */
  readonly spoken: string
}

/** The words of a slider in the language of the page. */
export const sliderWords = (context: Pick<Context, 'message'>): SliderWords => ({
  previous: context.message('previousSlide'),
  next: context.message('nextSlide'),
  spoken: writeWords(name => context.message(name)),
})

const shapes = { previous: 'M20 12H4M11 5l-7 7 7 7', next: 'M4 12h16M13 5l7 7-7 7' } as const

function Arrow({ way, name, hidden }: { way: keyof typeof shapes; name: string; hidden?: boolean }) {
  return (
    <button type="button" className="slider-arrow" aria-label={name} hidden={hidden}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[way]} />
      </svg>
    </button>
  )
}

/** Classes by the number of slides side by side on small screens; larger screens show one more each (with `slider-steps`). */
export const firstViews = [
  'slider-first-1',
  'slider-first-2',
  'slider-first-3',
  'slider-first-4',
  'slider-first-5',
  'slider-first-6',
]

interface SliderProps {
  /** Accessible name of the slider; it is not shown. */
  readonly label: string
  readonly words: SliderWords
  /** Classes of the row that set how many slides are side by side. */
  readonly look: string
  /** Stands beside the controls, such as a headline. */
  readonly head?: ReactNode
  /** A slider whose slides are all always in view needs none. */
  readonly hasControls?: boolean
  /** All slides are in view in windows of 1,280 px and more: no control shows there before the enhancement starts. */
  readonly fitsWide?: boolean
  /** One `<li className="slide">` each. */
  readonly children: ReactNode
}

/**
 * A row of slides that the browser scrolls and snaps. Without script it is a list that scrolls by touch and keyboard; the
 * enhancement `slider` adds arrows, pages, dragging and the roles of a carousel.
 */
export function Slider(props: SliderProps) {
  const { label, words, look, head, hasControls = true, fitsWide, children } = props
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of form fields
    <div className="slider" role="group" aria-labelledby={id} data-enhance="slider" data-words={words.spoken}>
      {(head || hasControls) && (
        <div className="slider-head">
          {head}
          {hasControls && (
            <div className={`slider-controls needs-script${fitsWide ? ' slider-fits' : ''}`}>
              <div className="slider-dots" />
              <div className="slider-arrows">
                <Arrow way="previous" name={words.previous} hidden />
                <Arrow way="next" name={words.next} />
              </div>
              <p className="visually-hidden" aria-live="polite" />
            </div>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul className={`slider-slides ${look}`} tabIndex={0} aria-labelledby={id}>
        {children}
      </ul>
      <HiddenName id={id} name={label} />
    </div>
  )
}
