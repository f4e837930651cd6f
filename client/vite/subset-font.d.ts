/** The functions that the build uses of the package, which has no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    /** OpenType tags; all others are dropped. */
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(
    source: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
