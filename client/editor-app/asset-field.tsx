import { useState } from 'react'
import type { ControlProps } from './field-props.ts'
import { sizeOf } from './focal-point.ts'
import { FocalPointPicker } from './focal-point-picker.tsx'
import type { Picture } from './picture.ts'
import { PictureDialog } from './picture-dialog.tsx'

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
