import { useState } from 'react'
import { moved } from './content.ts'
import type { ControlProps } from './field-props.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { SteadyButton } from './steady-button.tsx'

type Asset = Readonly<Record<string, unknown>>

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
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
