import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export type Content = Resolved<ContentOf<typeof schema>>
type Own = Omit<Content, 'config' | 'headlineLevel' | 'size' | 'backgroundColor' | 'spacing'>

const isFilled = (value: unknown) =>
  value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)

/** The form's content: what its story says, and where that says nothing what the block says. */
export function contentOf({ config, ...own }: Content): Own {
  if (!config) return own
  const said = Object.entries(config).filter(([, value]) => isFilled(value))
  // Of fields that both have, each as the schema makes it.
  return { ...own, ...Object.fromEntries(said) } as Own
}
