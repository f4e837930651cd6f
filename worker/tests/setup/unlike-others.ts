import type { StoredStory } from '../../core/content/space-schema.ts'

/** The template and the blocks of a page, their types, and which of their fields have a value in some language: `block: type` and `block.field`. */
function* traitsOf(content: unknown): Generator<string> {
  if (Array.isArray(content)) for (const one of content) yield* traitsOf(one)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return
  const { component = 'text', type } = content as { readonly component?: unknown; readonly type?: unknown }
  yield `${component}: ${type}`
  for (const [field, value] of Object.entries(content)) {
    if (!value || (Array.isArray(value) && !value.length)) continue
    yield `${component}.${field.replace(/__i18n__.*/, '')}`
    yield* traitsOf(value)
  }
}

/** The stories, in their order, that have a trait which no earlier one has: the others only repeat these traits. */
export function unlikeOthers(
  stories: readonly StoredStory[],
  isCounted: (trait: string) => boolean = () => true,
): readonly StoredStory[] {
  const seen = new Set<string>()
  return stories.filter(({ content }) => {
    const before = seen.size
    for (const trait of traitsOf(content)) if (isCounted(trait)) seen.add(trait)
    return seen.size > before
  })
}
