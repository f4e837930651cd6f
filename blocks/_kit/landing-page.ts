/** Is this a path in the folder of landing pages, `lp`, below the language where there is one? Their stories (`lp-*`) may lie elsewhere too. */
export const isLandingPath = (path: string): boolean => /^\/(?:[a-z]{2}\/)?lp\//.test(path)
