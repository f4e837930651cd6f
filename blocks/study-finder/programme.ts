/** The part of an entry of `story-library` that the finder reads; the call's schema gives it this shape. */
export interface Programme {
  readonly uuid: string
  readonly title: string
  readonly path: string
  readonly kind: string
  readonly description?: string | undefined
  readonly degree?: string | undefined
  readonly degreeType?: string | undefined
  readonly cluster?: string | undefined
  readonly duration?: string | undefined
  readonly unit?: string | undefined
  readonly studyForm?: string | undefined
  readonly recognizedEcts?: number | undefined
  readonly months?: readonly number[] | undefined
  readonly starts?: readonly string[] | undefined
  readonly places?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}
