/**
 * A number above that of any form's steps: the worker redirects an address with it to the furthest step that was
 * reached.
 */
export const furthestStep = 99
