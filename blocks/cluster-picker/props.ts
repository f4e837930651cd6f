import type { ContentOf } from '../_kit/block-schema.ts'
import { clusterPickerProps } from '../_kit/cluster-picker.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

/** Shown only with degrees (requirement finding-blocks/cluster-picker). */
export function props(content: Resolved<ContentOf<typeof schema>>, context: Context) {
  const { degreeOptions, clusterOptions, emptyOptionLabel, buttonText, finderLink } = content
  const picker = clusterPickerProps(
    {
      degrees: degreeOptions,
      clusters: clusterOptions,
      emptyLabel: emptyOptionLabel,
      goLabel: buttonText,
      finder: finderLink,
    },
    context,
  )
  return picker && { ...picker, newTabHint: context.message('opensInNewTab') }
}

export type ClusterPickerBlockProps = NonNullable<ReturnType<typeof props>>
