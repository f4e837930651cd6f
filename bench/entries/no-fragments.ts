import type { FragmentCache } from '../../worker/core/page/render/fragment-cache.ts'

/** Replaces `worker/core/page/render/fragment-cache.ts`: every block is resolved and rendered for every request. */
export const createFragmentCache = (): FragmentCache => ({
  find: () => undefined,
  store: ({ fragment }) => ({ fragment, growth: 0 }),
})
