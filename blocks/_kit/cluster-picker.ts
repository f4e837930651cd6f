import type { Context } from './context.ts'
import { finderLink } from './programmes/finder-link.ts'
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

/** A picker as editors write it: clusters name the value of the degree that they belong to. */
interface ClusterPickerContent {
  readonly degrees: readonly ClusterChoice[]
  readonly clusters: readonly (ClusterChoice & { readonly degree: string })[]
  readonly emptyLabel: string | undefined
  readonly goLabel: string | undefined
  readonly finder: LinkTarget | undefined
}

const clusterLink = (finder: LinkTarget, degree: string, { value, label }: ClusterChoice) =>
  finderLink(finder, { degree, cluster: [value, label] })

/** Undefined without degrees. */
export function clusterPickerProps(
  { degrees, clusters, emptyLabel, goLabel, finder }: ClusterPickerContent,
  context: Context,
): ClusterPickerProps | undefined {
  if (!degrees.length) return undefined
  return {
    degrees: degrees.map(({ value, label, link }) => ({
      value,
      label,
      link: link ?? (finder && finderLink(finder, { degree: value })),
      clusters: clusters
        .filter(({ degree }) => degree === value)
        .map(cluster => ({
          value: cluster.value,
          label: cluster.label,
          link: cluster.link ?? (finder && clusterLink(finder, value, cluster)),
        })),
    })),
    degreeLabel: context.message('degree'),
    clusterLabel: context.message('fieldOfStudy'),
    emptyLabel: emptyLabel ?? context.message('allFields'),
    goLabel: goLabel ?? context.message('showProgrammes'),
  }
}
