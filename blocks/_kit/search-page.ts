/** The parameter with the visitor's search, and its maximum length. */
export const searchParameter = 'q'
export const longestSearch = 100
