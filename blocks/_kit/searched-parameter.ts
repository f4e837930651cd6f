/** The parameter by which a suggestion tells its page what was searched (requirement finding-blocks/suggestions). */
export const SEARCHED = 'search'
