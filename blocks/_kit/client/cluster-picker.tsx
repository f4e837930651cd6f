import { useId, useRef, useState } from 'react'
import type { ClusterChoice, ClusterPickerProps } from '../cluster-picker.ts'

/** What the picker says of each choice, as `detail` of its `selected` event. */
export interface ClusterPickerSelection {
  readonly type: 'degree' | 'cluster'
  readonly label: string
}

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly ClusterChoice[]
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (choice: ClusterChoice) => void
}

function ChoiceList({ label, choices, value, disabled, onChoose }: ChoiceListProps) {
  const id = useId()
  return (
    <div className="cluster-picker-field">
      <label htmlFor={id} className="cluster-picker-label">
        {label}
      </label>
      <select
        id={id}
        className="cluster-picker-select"
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChoose(choices[target.selectedIndex]!)}
      >
        {choices.map(choice => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/**
 * Two lists and a link to what they name (blocks specification, sections 2 and 5). Each choice is told by a bubbling
 * `selected` event.
 */
export function ClusterPicker({
  degrees,
  degreeLabel,
  clusterLabel,
  emptyLabel,
  goLabel,
}: ClusterPickerProps) {
  const picker = useRef<HTMLDivElement>(null)
  const [degreeValue, setDegree] = useState(degrees[0]!.value)
  const [clusterValue, setCluster] = useState('')
  const degree = degrees.find(({ value }) => value === degreeValue) ?? degrees[0]!
  const cluster = degree.clusters.find(({ value }) => value === clusterValue)
  const link = cluster?.link ?? degree.link

  const tell = (detail: ClusterPickerSelection) =>
    picker.current?.dispatchEvent(new CustomEvent('selected', { bubbles: true, detail }))

  return (
    <div ref={picker} className="cluster-picker needs-script">
      <ChoiceList
        label={degreeLabel}
        choices={degrees}
        value={degree.value}
        disabled={degrees.length === 1}
        onChoose={({ value, label }) => {
          setDegree(value)
          setCluster('')
          tell({ type: 'degree', label })
        }}
      />
      <ChoiceList
        label={clusterLabel}
        choices={[{ value: '', label: emptyLabel }, ...degree.clusters]}
        value={clusterValue}
        disabled={degree.clusters.length === 0}
        onChoose={({ value, label }) => {
          setCluster(value)
          tell({ type: 'cluster', label })
        }}
      />
      {link ? (
        <a className="button button-primary" href={link.href} target={link.target} rel={link.rel}>
          <span className="button-label">{goLabel}</span>
        </a>
      ) : (
        <button type="button" className="button button-primary" disabled>
          <span className="button-label">{goLabel}</span>
        </button>
      )}
    </div>
  )
}
