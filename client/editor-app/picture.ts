/** A picture of the library. */
export interface Picture {
  readonly filename: string
  readonly alt: string
  /** Pixels, where they are known. */
  readonly width?: number
  readonly height?: number
}
