import { isOwnPicture, paintedPicture } from '../../../blocks/_kit/painted-picture.ts'
import { memoize } from '../base/caching/memoize.ts'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isPainted = (value: object) =>
  'filename' in value && typeof value.filename === 'string' && isOwnPicture(value.filename)

/** Whether a value contains a picture that the build paints for each theme. */
function looksForPictures(value: object): boolean {
  if (isPainted(value)) return true
  for (const part of Object.values(value)) if (isObject(part) && looksForPictures(part)) return true
  return false
}

// Cached only for whole values: an uncached answer has hundreds of parts, and caching each costs more than looking again.
const holdsPictures = memoize(looksForPictures)

function paintAll(value: unknown, theme: string): unknown {
  if (!isObject(value) || !looksForPictures(value)) return value
  if (Array.isArray(value)) return value.map(entry => paintAll(entry, theme))
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    name === 'filename' && typeof field === 'string' ? paintedPicture(field, theme) : paintAll(field, theme),
  ])
  return Object.fromEntries(fields) satisfies Fields
}

const painted = memoize((value: object, theme: string) => paintAll(value, theme))

/**
 * Gives the addresses of the theme to all pictures in a value. Reads the theme only where there is a picture, so that a block
 * without one does not depend on it.
 */
export const createPainter =
  (themeName: () => string) =>
  <T>(value: T): T =>
    // Painting keeps the fields and their types.
    isObject(value) && holdsPictures(value) ? (painted(value, themeName()) as T) : value
