import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import type { LoadedStory } from '../../core/content/space-schema.ts'
import { ownField } from '../../core/content/tree.ts'

type Type = 'int' | 'float' | 'text'

/** One rule of `sort_by`. */
type SortRule = {
  readonly path: readonly string[]
  readonly descending: boolean
  readonly type: Type
  readonly areEmptyFirst: boolean
}

const collator = new Intl.Collator('en')

/** Parses `position:desc,content.price:asc:float:nulls_first`; defaults: ascending, as text, empty values last. */
export function parseSort(text: string): SortRule[] {
  return text
    .split(',')
    .map(rule => rule.trim().split(':'))
    .filter(([field]) => field)
    .map(([field = '', direction, ...rest]) => ({
      path: field.split('.'),
      descending: direction === 'desc',
      type: (['int', 'float'] as const).find(type => rest.includes(type)) ?? 'text',
      areEmptyFirst: rest.includes('nulls_first'),
    }))
}

function valueAt(story: LoadedStory, path: readonly string[]): unknown {
  let value: unknown = story
  for (const name of path) value = isObject(value) ? ownField(value, name) : undefined
  return value
}

const readers: Readonly<Record<Type, (value: unknown) => string | number | null>> = {
  int: value => Number.parseInt(String(value), 10),
  float: value => Number.parseFloat(String(value)),
  text: String,
}

/** The value of a story to compare, null for a missing value or a structure; numbers of the story itself stay numbers. */
function keyOf(story: LoadedStory, { path, type }: SortRule): string | number | null {
  const value = valueAt(story, path)
  if (value === undefined || value === '' || typeof value === 'object') return null
  const key = path.length === 1 && typeof value === 'number' ? value : readers[type](value)
  return Number.isNaN(key) ? null : key
}

function compareKeys(left: string | number, right: string | number): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}

/** Stories without the field come last, or on request first, in either direction. */
function compareBy(rule: SortRule, left: LoadedStory, right: LoadedStory): number {
  const keys = [keyOf(left, rule), keyOf(right, rule)] as const
  if (keys[0] === null || keys[1] === null)
    return (Number(keys[0] === null) - Number(keys[1] === null)) * (rule.areEmptyFirst ? -1 : 1)
  return compareKeys(keys[0], keys[1]) * (rule.descending ? -1 : 1)
}

/** The stories in the order of the rules, the first rule taking precedence; equal stories keep their order. */
export const sortStories = (stories: readonly LoadedStory[], rules: readonly SortRule[]): LoadedStory[] =>
  stories.toSorted((left, right) => {
    for (const rule of rules) {
      const order = compareBy(rule, left, right)
      if (order !== 0) return order
    }
    return 0
  })
