/** Set by `npm run block`. */
const named = process.env.BLOCK

/** Whether the tests that every block has to pass run for this one. */
export const isTested = (block: string): boolean => named === undefined || named === block
