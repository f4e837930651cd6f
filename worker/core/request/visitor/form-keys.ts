/** Parameters that ask for a visitor's own form: one of its steps, what follows it, that it is kept, or the button that continues it. */
export const formKeys = { step: 'step', sent: 'sent', kept: 'kept', resume: 'resume' } as const
