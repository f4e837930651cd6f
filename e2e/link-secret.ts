/** Signs links to the site that the tests start. */
export const linkSecret = 'secret-of-the-tests'
