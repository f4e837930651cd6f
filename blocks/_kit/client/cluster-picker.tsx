import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { ClusterChoice, ClusterPickerProps } from '../cluster-picker.ts'

/** The picker's data about each choice, as `detail` of its `selected` event. */
export interface ClusterPickerSelection {
  readonly type: 'degree' | 'cluster'
  readonly label: string
}

interface ChoiceListProps {
  readonly label: string
  readonly choices: readonly ClusterChoice[]
  readonly value: string
  readonly disabled: boolean
  readonly onChoose: (place: number) => void
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
        onChange={({ target }) => onChoose(target.selectedIndex)}
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
 * Two lists and a link to the chosen page (requirement finding-blocks/cluster-picker). Each choice is announced by a bubbling
 * `selected` event. Takes over choices made in the lists before it ran.
 */
export function ClusterPicker({
  degrees,
  degreeLabel,
  clusterLabel,
  emptyLabel,
  goLabel,
}: ClusterPickerProps) {
  const picker = useRef<HTMLDivElement>(null)
  const [degreePlace, setDegree] = useState(0)
  const [clusterValue, setCluster] = useState('')
  const degree = degrees[degreePlace]!
  const clusters = [{ value: '', label: emptyLabel }, ...degree.clusters]
  const cluster = degree.clusters.find(({ value }) => value === clusterValue)
  const link = cluster?.link ?? degree.link

  const tell = (detail: ClusterPickerSelection) =>
    picker.current?.dispatchEvent(new CustomEvent('selected', { bubbles: true, detail }))

  function chooseDegree(place: number) {
    setDegree(place)
    setCluster('')
    tell({ type: 'degree', label: degrees[place]!.label })
  }

  function chooseCluster(place: number) {
    const { value, label } = clusters[place]!
    setCluster(value)
    tell({ type: 'cluster', label })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier choices are read once
  useLayoutEffect(() => {
    const lists = [...picker.current!.querySelectorAll('select')]
    const [earlyDegree = 0, earlyCluster = 0] = lists.map(list => list.selectedIndex)
    if (earlyDegree > 0) {
      chooseDegree(earlyDegree)
      // The choice was one of the first degree's. React does not reset the list, as for React it has never changed.
      lists[1]!.value = ''
    } else if (earlyCluster > 0) chooseCluster(earlyCluster)
  }, [])

  return (
    <div ref={picker} className="cluster-picker needs-script">
      <ChoiceList
        label={degreeLabel}
        choices={degrees}
        value={degree.value}
        disabled={degrees.length === 1}
        onChoose={chooseDegree}
      />
      <ChoiceList
        label={clusterLabel}
        choices={clusters}
        value={clusterValue}
        disabled={degree.clusters.length === 0}
        onChoose={chooseCluster}
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
