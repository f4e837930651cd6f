/** The parameter that a form sends beside its answer: the name of that one, so that an answer that is not there is missed. Links have none. */
export const ASKED = 'asked'
