/** Modules made at build by `client/vite`. */
declare module 'virtual:site/icons' {
  const icons: Readonly<Record<string, { readonly viewBox: string; readonly body: string }>>
  export default icons
}

declare module 'virtual:site/styles' {
  const sheet: {
    readonly rules: readonly (readonly [
      css: string,
      around: string,
      alternatives: readonly (readonly string[])[],
    ])[]
    readonly href: string
    readonly text: string
    readonly islands: Readonly<Record<string, readonly string[]>>
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
    /** Style sheet of the inspector. */
    readonly panel: string
    readonly fonts: Readonly<Record<string, string>>
  }
  export default build
}
