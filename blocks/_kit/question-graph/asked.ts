/**
 * The parameter that a form sends beside its answer: the name of the answer's parameter, so that a missing answer is noticed. Links do not
 * have it.
 */
export const ASKED = 'asked'
