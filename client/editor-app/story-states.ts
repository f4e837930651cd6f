/** The publication state of a story, in words. */
export const states = { draft: 'not published', published: 'published', changed: 'has changes' } as const
