const notPages = /^\/(?:media|assets|api|builds|pictures|favicons|_[^/]*)(?:\/|$)/
const file = /\.[^/]+$/

/** Whether a path may be a page: not a file, and not one of the site's other services. */
export const isPagePath = (path: string): boolean => !notPages.test(path) && !file.test(path)
