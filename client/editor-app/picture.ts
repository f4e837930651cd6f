const sized = /\/(\d{2,5})x(\d{2,5})\//

/** A part of a picture, by its place from 0 to 1. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The size of a picture by its address; undefined where the address does not name it, and no part of it can be marked. */
export function sizeOf(filename: string): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = sized.exec(filename)?.map(Number) ?? []
  return width && height ? { width, height } : undefined
}

const inside = (pixel: number, length: number) => Math.min(length - 1, Math.max(0, Math.round(pixel)))

/** A point as the content system stores it: a rectangle of one pixel, `left x top : right x bottom`. */
export function focusAt(filename: string, { x, y }: Point): string {
  const size = sizeOf(filename)
  if (!size) return ''
  const [left, top] = [inside(x * size.width, size.width), inside(y * size.height, size.height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** The position of a stored focus; undefined for none. */
export function pointOf(filename: string, focus: string): Point | undefined {
  const size = sizeOf(filename)
  const [left, top] = /^(\d{1,5})x(\d{1,5}):/.exec(focus)?.slice(1).map(Number) ?? []
  return size && left !== undefined && top !== undefined
    ? { x: left / size.width, y: top / size.height }
    : undefined
}

/** A picture of the library. */
export interface Picture {
  readonly filename: string
  readonly alt: string
  /** Pixels, where they are known. */
  readonly width?: number
  readonly height?: number
}
