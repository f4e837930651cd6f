/** More steps than a form has: where an address asks for this one, the worker leads to the furthest that was reached. */
export const furthestStep = 99
