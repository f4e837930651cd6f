/**
 * Parameters of the visitor's own form: its step, the page after sending, the notice that it is saved, and the button that continues it.
 */
export const formKeys = { step: 'step', sent: 'sent', kept: 'kept', resume: 'resume' } as const
