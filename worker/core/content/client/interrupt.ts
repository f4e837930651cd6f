import type { PublishedSource } from './content-source.ts'

/** Replaces a call to an outside system; returns undefined to let the call be made (requirement operations/drills). */
export type Interrupt = (system: 'content' | 'platform') => Promise<never> | undefined

/** A source whose calls can be interrupted. */
export const interruptible = (source: PublishedSource, interrupt: Interrupt | undefined): PublishedSource =>
  interrupt
    ? { ...source, fetch: (input, init) => interrupt('content') ?? source.fetch(input, init) }
    : source
