import type { PublishedSource } from './content-source.ts'

/** What happens in place of a call to an outside system: undefined where the call shall be made (requirement operations/drills). */
export type Interrupt = (system: 'content' | 'platform') => Promise<never> | undefined

/** A source whose calls can be interrupted. */
export const interruptible = (source: PublishedSource, interrupt: Interrupt | undefined): PublishedSource =>
  interrupt
    ? { ...source, fetch: (input, init) => interrupt('content') ?? source.fetch(input, init) }
    : source
