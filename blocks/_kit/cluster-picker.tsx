import { Anchor } from './anchor.tsx'
import type { ClusterChoice, ClusterPickerProps } from './cluster-picker.ts'
import { Dropdown } from './dropdown.tsx'
import { tracked } from './tracking.ts'

interface Hinted {
  readonly newTabHint?: string | undefined
}

interface TargetProps extends Hinted {
  readonly choice: ClusterChoice
  /** Name of the list that the entry belongs to. Added to its link, because entries of other lists have the same words (WCAG 2.2, 2.4.9). */
  readonly of: string
}

function Target({ choice: { link, label }, of, newTabHint }: TargetProps) {
  if (!link) return label
  return (
    <Anchor className="text-link" link={link} newTabHint={newTabHint}>
      {label}
      <span className="visually-hidden">, {of}</span>
    </Anchor>
  )
}

/** All targets, shown where there is no script; `enhancements/cluster-picker.ts` reads the choices here. */
function Targets({
  degrees,
  degreeLabel,
  newTabHint,
}: Pick<ClusterPickerProps, 'degrees' | 'degreeLabel'> & Hinted) {
  return (
    <ul className="cluster-picker-targets">
      {degrees.map(degree => (
        <li key={degree.value}>
          <Target choice={degree} of={degreeLabel} newTabHint={newTabHint} />
          <ul>
            {degree.clusters.map(cluster => (
              <li key={cluster.value} data-value={cluster.value}>
                <Target choice={cluster} of={degree.label} newTabHint={newTabHint} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Two lists and a link to the chosen page (requirement finding-blocks/cluster-picker). */
export function ClusterPicker({
  degrees,
  degreeLabel,
  clusterLabel,
  emptyLabel,
  goLabel,
  newTabHint,
}: ClusterPickerProps & Hinted) {
  const [first] = degrees
  if (!first) return null
  return (
    <div data-enhance="cluster-picker" {...tracked({ event: 'clusterfinder' })}>
      <div className="cluster-picker-fields needs-script">
        <Dropdown label={degreeLabel} options={degrees} disabled={degrees.length === 1} />
        <Dropdown
          label={clusterLabel}
          options={[{ value: '', label: emptyLabel }, ...first.clusters]}
          disabled={first.clusters.length === 0}
        />
        {/* Without an address browsers do not treat it as a link, so its role is set. */}
        <a
          className="button button-primary"
          href={first.link?.href}
          target={first.link?.target}
          rel={first.link?.rel}
          role={first.link ? undefined : 'link'}
          aria-disabled={first.link ? undefined : true}
          data-go=""
        >
          <span className="button-label">{goLabel}</span>
        </a>
      </div>
      <Targets degrees={degrees} degreeLabel={degreeLabel} newTabHint={newTabHint} />
    </div>
  )
}
