/** The parameter with the visitor's search, and its maximum length. */
export const searchParameter = 'q'
export const longestSearch = 100

/**
 * The parameter with which a suggestion passes the visitor's search to its page (requirement
 * finding-blocks/suggestions).
 */
export const SEARCHED = 'search'
