const notPages = /^\/(?:media|assets|api|builds|pictures|favicons|_[^/]*)(?:\/|$)/
const file = /\.[^/]+$/

/** Whether a page may stand at this path: not a file, not one of the site's other services. */
export const isPagePath = (path: string): boolean => !notPages.test(path) && !file.test(path)
