import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Redirect, type RedirectChange, RedirectRefused } from './redirect.ts'

interface RedirectFormProps {
  /** The redirect that is changed; undefined for a new one. */
  readonly redirect: Redirect | undefined
  readonly units: readonly string[]
  /** Rejects with the reason where it is not stored. */
  readonly onSave: (change: RedirectChange) => Promise<void>
  readonly onCancel: () => void
}

export const statuses: readonly (readonly [status: number, label: string])[] = [
  [301, 'for good (301)'],
  [302, 'for now (302)'],
  [308, 'for good, forms too (308)'],
  [307, 'for now, forms too (307)'],
]

const refusalOf = (error: unknown) =>
  error instanceof RedirectRefused
    ? error
    : new RedirectRefused(error instanceof Error ? error.message : String(error), false)

/** The fields of a redirect. A questionable one is stored after the editor confirms it. */
export function RedirectForm({ redirect, units, onSave, onCancel }: RedirectFormProps) {
  const [refused, setRefused] = useState<RedirectRefused>()
  const [isBusy, setIsBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => first.current?.focus(), [])
  const isOtherUnit = redirect?.unit !== undefined && !units.includes(redirect.unit)

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const data = new FormData(event.currentTarget)
    const unit = text('unit')
    const after = {
      from: text('from'),
      path: text('to'),
      status: Number(text('status')),
      forwardParameters: data.has('forwardParameters'),
      ...(unit && { unit }),
    }
    setIsBusy(true)
    try {
      await onSave({
        ...(redirect && { before: redirect.before }),
        after,
        isConfirmed: refused?.mayConfirm ?? false,
      })
      setRefused(undefined)
    } catch (error) {
      setRefused(refusalOf(error))
    }
    setIsBusy(false)
  }

  return (
    <form
      className="redirect"
      aria-label={redirect ? 'Change a redirect' : 'Add a redirect'}
      onSubmit={save}
      onChange={() => setRefused(undefined)}
    >
      <label className="field">
        From
        <input
          name="from"
          required
          maxLength={2048}
          placeholder="/old/ or /old/*"
          defaultValue={redirect?.from}
          ref={first}
        />
      </label>
      <label className="field">
        To
        <input
          name="to"
          required
          maxLength={2048}
          placeholder="/new/ or https://…"
          defaultValue={redirect?.to}
        />
      </label>
      <label className="field">
        How
        <select name="status" defaultValue={redirect?.status ?? 301}>
          {statuses.map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Unit
        <select name="unit" defaultValue={redirect?.unit ?? ''}>
          <option value="">all</option>
          {[...units, ...(isOtherUnit ? [redirect.unit!] : [])].map(unit => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </label>
      <label className="check">
        <input type="checkbox" name="forwardParameters" defaultChecked={redirect?.forwardParameters} /> Pass
        on what stands behind “?” in the address
      </label>
      <p role="alert" className="problem">
        {refused && `Not saved: ${refused.message}.`}
      </p>
      <p className="tools">
        <button type="submit" className="main" aria-disabled={isBusy}>
          {refused?.mayConfirm ? 'Save all the same' : redirect ? 'Save' : 'Add'}
        </button>
        {redirect && (
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </p>
    </form>
  )
}
