import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { focusAt, type Point, pointOf } from './focal-point.ts'

interface FocalPointPickerProps {
  readonly filename: string
  readonly focus: string
  readonly onChange: (focus: string) => void
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}
const middle: Point = { x: 0.5, y: 0.5 }
const bounded = (value: number) => Math.min(1, Math.max(0, value))

/** The picture with its focal point, which a crop keeps visible; a click or the arrow keys move it. */
export function FocalPointPicker({ filename, focus, onChange }: FocalPointPickerProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const point = pointOf(filename, focus)
  const { x, y } = point ?? middle

  // The policy of the page refuses `style` in markup; the script may set it.
  useEffect(() => {
    mark.current?.style.setProperty('left', `${x * 100}%`)
    mark.current?.style.setProperty('top', `${y * 100}%`)
  }, [x, y])

  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Enter and Space click too, at no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange(focusAt(filename, { x: (event.clientX - left) / width, y: (event.clientY - top) / height }))
  }
  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(focusAt(filename, { x: bounded(x + step.x), y: bounded(y + step.y) }))
  }
  return (
    <>
      <button type="button" className="focal" aria-label="Focal point" onClick={click} onKeyDown={press}>
        <img src={filename} alt="" />
        <span ref={mark} data-set={point ? '' : undefined} />
      </button>
      <small>
        {point
          ? `Focal point ${Math.round(x * 100)} %, ${Math.round(y * 100)} %`
          : 'Click what a crop must keep.'}
        {point && (
          <button type="button" className="link" onClick={() => onChange('')}>
            Use the middle
          </button>
        )}
      </small>
    </>
  )
}
