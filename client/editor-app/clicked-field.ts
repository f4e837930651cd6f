import { type Content, isBlock, plainWords } from './content.ts'
import type { Target } from './form-context.ts'

/** Normalises texts for comparison: removes differences that only the page makes, soft hyphens and joined spaces. */
const normal = (text: string) =>
  text
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The name of a file without its address, which identifies a picture in any of its sizes. */
const fileName = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1) ?? ''

const administrative = new Set(['component', '_uid', '_editable'])

interface Match extends Target {
  /** The higher, the closer. */
  readonly rank: number
}

function rankOf(value: unknown, clicked: string): number {
  const filename = (value as { readonly filename?: unknown } | null)?.filename
  if (typeof filename === 'string') return filename && fileName(filename) === fileName(clicked) ? 3 : 0
  const text = normal(plainWords(value))
  if (text === '' || clicked === '') return 0
  if (text === clicked) return 3
  if (text.includes(clicked)) return 2
  return clicked.includes(text) && text.length > 3 ? 1 : 0
}

function* matchesIn(block: Content, clicked: string, language: string | undefined): Generator<Match> {
  const uid = String(block._uid ?? '')
  for (const [key, value] of Object.entries(block)) {
    if (administrative.has(key)) continue
    const [field = '', code] = key.split('__i18n__')
    if (Array.isArray(value) && value.some(isBlock)) {
      for (const child of value.filter(isBlock)) yield* matchesIn(child, clicked, language)
    } else if (code === undefined || code === language) yield { uid, field, rank: rankOf(value, clicked) }
  }
}

/** The field of a block, or of a block in it, that contains the clicked text or picture. */
export function clickedField(
  block: Content,
  clicked: string,
  language: string | undefined,
): Target | undefined {
  const matches = [...matchesIn(block, normal(clicked), language)].filter(({ rank }) => rank > 0)
  const [best] = matches.toSorted((one, other) => other.rank - one.rank)
  return best && { uid: best.uid, field: best.field }
}
