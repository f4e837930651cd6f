import type { KeptRenderings } from '../../worker/render/fragment-cache.ts'

/** In the place of `worker/render/fragment-cache.ts`: every block is derived and rendered for every request. */
export const createKeptRenderings = (): KeptRenderings => ({
  find: () => undefined,
  store: () => 0,
})
