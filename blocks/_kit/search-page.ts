/** The parameter of what a visitor searches for, at most so many characters long. */
export const searchParameter = 'q'
export const longestSearch = 100
