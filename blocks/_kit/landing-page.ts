import type { Context } from './context.ts'

/**
 * Is the page a landing page? Their stories (`lp-*`) lie in the folder `lp`, below the language where there is one. Reads the
 * page's path, so call it only when the answer matters.
 */
export const isLandingPage = (context: Context): boolean => /^\/(?:[a-z]{2}\/)?lp\//.test(context.path())
