/**
 * Collects the visitor's clicks until the page's code is loaded, so that none is lost on a slow line; `client/early-clicks.ts` repeats
 * the clicks on controls that did nothing. The policy allows the script by its hash.
 */
export const earlyClicks = 'early=[];addEventListener("click",early.on=e=>early.push(e),!0)'

/** Source expression of that script (CSP 3, section 6.6.2.2). */
export const earlyClicksHash = "'sha256-SPQ8OaOj6e4Jd5AxAEz9zGXXMDjOsEP9ND+XCB9898k='"
