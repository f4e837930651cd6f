import type { LinkTarget } from './resolved.ts'

export interface ClusterChoice {
  readonly value: string
  readonly label: string
  readonly link?: LinkTarget | undefined
}

/** Degrees with the clusters each offers (requirement finding-blocks/cluster-picker). */
export interface ClusterPickerProps {
  /** At least one. */
  readonly degrees: readonly (ClusterChoice & { readonly clusters: readonly ClusterChoice[] })[]
  readonly degreeLabel: string
  readonly clusterLabel: string
  /** The value for no cluster: the degree itself. */
  readonly emptyLabel: string
  readonly goLabel: string
}
