/** Font files that the site serves a part of, by the name they get. Source: the fontsource packages (SIL OFL 1.1). */
export const fontFiles = {
  'source-sans': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'work-sans': '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2',
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const

export type FontName = keyof typeof fontFiles
