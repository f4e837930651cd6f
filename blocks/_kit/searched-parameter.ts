/**
 * The parameter with which a suggestion passes the visitor's search to its page (requirement
 * finding-blocks/suggestions).
 */
export const SEARCHED = 'search'
