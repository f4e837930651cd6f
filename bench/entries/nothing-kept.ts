import type { KeptRenderings } from '../../worker/render/kept.ts'

/** In the place of `worker/render/kept.ts`: every block is derived and rendered for every request. */
export const createKeptRenderings = (): KeptRenderings => ({
  find: () => undefined,
  store: () => 0,
})
