/** Is this the path of a landing page? Their stories (`lp-*`) lie in the folder `lp`, below the language where there is one. */
export const isLandingPath = (path: string): boolean => /^\/(?:[a-z]{2}\/)?lp\//.test(path)
