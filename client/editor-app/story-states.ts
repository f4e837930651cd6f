/** How a story stands for visitors, in words. */
export const states = { draft: 'not published', published: 'published', changed: 'has changes' } as const
