import type { FragmentCache } from '../../worker/render/fragment-cache.ts'

/** Replaces `worker/render/fragment-cache.ts`: every block is resolved and rendered for every request. */
export const createFragmentCache = (): FragmentCache => ({
  find: () => undefined,
  store: ({ fragment }) => ({ fragment, growth: 0 }),
})
