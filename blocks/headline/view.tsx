import type { ContentOf } from '../_kit/block-schema.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

export function View({ text, level: Level, isHighlighted }: Resolved<ContentOf<typeof schema>>) {
  return <Level className="text-2xl font-bold">{isHighlighted ? <mark>{text}</mark> : text}</Level>
}
