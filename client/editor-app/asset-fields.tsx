import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { moved } from './content.ts'
import type { ControlProps } from './field-props.ts'
import { focusAt, type Picture, type Point, pointOf, sizeOf } from './picture.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { SteadyButton } from './steady-button.tsx'

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
function FocalPointPicker({ filename, focus, onChange }: FocalPointPickerProps) {
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

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const isPicture = (filename: string) => /\.(?:avif|webp|jpe?g|png|svg)(?:[?#]|$)/i.test(filename)

/** A picture: chosen from the library or by its address, with alternative text and focal point. */
export function AssetField({ field, value, onChange, id, described }: ControlProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const asset = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const filename = textOf(asset.filename)
  const takesPictures = field.fileKinds?.includes('images') ?? true
  const change = (part: object) => onChange({ id: null, fieldtype: 'asset', ...asset, ...part })

  function pick(picture: Picture): void {
    setIsChoosing(false)
    change({ filename: picture.filename, alt: picture.alt, focus: '' })
  }
  return (
    <div className="pair">
      {isPicture(filename) &&
        (sizeOf(filename) ? (
          <FocalPointPicker
            filename={filename}
            focus={textOf(asset.focus)}
            onChange={focus => change({ focus })}
          />
        ) : (
          <img className="thumbnail" src={filename} alt="" />
        ))}
      <div className="row">
        {takesPictures && (
          <button type="button" onClick={() => setIsChoosing(true)}>
            Choose picture …
          </button>
        )}
        {filename && (
          <button type="button" onClick={() => change({ filename: '', alt: '', focus: '' })}>
            Remove
          </button>
        )}
      </div>
      <input
        id={id}
        {...described}
        placeholder="Address of the file"
        value={filename}
        onChange={event => change({ filename: event.target.value })}
      />
      {takesPictures && (
        <input
          aria-label="Alternative text"
          aria-describedby={`${id}-label`}
          placeholder="Alternative text: empty for a decoration"
          value={textOf(asset.alt)}
          onChange={event => change({ alt: event.target.value })}
        />
      )}
      {isChoosing && <PictureDialog onPick={pick} onClose={() => setIsChoosing(false)} />}
    </div>
  )
}

type Asset = Readonly<Record<string, unknown>>

const isAsset = (value: unknown): value is Asset => typeof value === 'object' && value !== null

/** Pictures in their order, each with its alternative text. */
export function MultiAssetField({ field, value, onChange, id, described }: ControlProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const assets = Array.isArray(value) ? value.filter(isAsset) : []
  return (
    <fieldset
      className="pair"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={described['aria-describedby']}
    >
      {assets.map((asset, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand there twice
        <div key={index} className="row">
          <img className="thumbnail small" src={textOf(asset.filename)} alt="" />
          <input
            aria-label={`Alternative text ${index + 1}`}
            placeholder="Alternative text"
            value={textOf(asset.alt)}
            onChange={event => onChange(assets.with(index, { ...asset, alt: event.target.value }))}
          />
          <SteadyButton
            aria-label={`Move picture ${index + 1} up`}
            isOff={index === 0}
            onClick={() => onChange(moved(assets, index, index - 1))}
          >
            ↑
          </SteadyButton>
          <button
            type="button"
            aria-label={`Remove picture ${index + 1}`}
            onClick={() => onChange(assets.toSpliced(index, 1))}
          >
            ✕
          </button>
        </div>
      ))}
      <button type="button" className="add" onClick={() => setIsChoosing(true)}>
        Add to {field.label}
      </button>
      {isChoosing && (
        <PictureDialog
          onClose={() => setIsChoosing(false)}
          onPick={({ filename, alt }) => {
            setIsChoosing(false)
            onChange([...assets, { id: null, fieldtype: 'asset', filename, alt }])
          }}
        />
      )}
    </fieldset>
  )
}
