/** Modules made at build by `client/vite`. */
declare module 'virtual:site/icons' {
  /** Addresses of the icon files: one with those that views and brands use, one with those that only content names. */
  const icons: { readonly common: string; readonly further: string }
  export default icons
}

declare module 'virtual:site/styles' {
  /** Rules as in `style-sheet.ts`, which the declaration of a module cannot import. */
  const sheet: {
    readonly rules: readonly (readonly [
      around: string,
      selectors: readonly (readonly [text: string, tokens: readonly string[], choices?: readonly string[]])[],
      declarations: readonly (readonly [css: string, name: string, reads: readonly string[]])[],
    ])[]
    readonly href: string
    readonly islands: Readonly<Record<string, readonly string[]>>
    readonly enhancements: Readonly<Record<string, readonly string[]>>
    /** Short names of classes, by the names that views write. */
    readonly names: Readonly<Record<string, string>>
  }
  export default sheet
}

declare module 'virtual:site/build' {
  const build: {
    readonly id: string
    /** When it was built, in epoch milliseconds. */
    readonly timestamp: number
    readonly entry: string
    /** Files of the embedded editor. */
    readonly editor: { readonly script: string; readonly styles: readonly string[] }
    /** Script of the document in which the assistant runs. */
    readonly assistant: string
    /** Style sheet of the inspector. */
    readonly inspector: string
    /** Addresses of the fonts by the names that themes give them. */
    readonly fonts: Readonly<Record<string, string>>
  }
  export default build
}

declare module 'virtual:site/federal-states' {
  /** The German federal states: their names in content, and their outlines within the view box `-18.8 0 623.6 793`. */
  const states: readonly { readonly name: string; readonly path: string }[]
  export default states
}
