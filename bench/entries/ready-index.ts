import type { ContentIndex } from '../../worker/content/index/content-index.ts'

/** As much of the index as a path that nobody has asks of it. It takes no time: the bench measures what comes around it. */
export const createContentIndex = (): Pick<ContentIndex, 'isListed' | 'findMove'> => ({
  isListed: async () => false,
  findMove: async () => ({}),
})
