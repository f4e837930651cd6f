import { mountIsland as mount } from '../../client/islands/mount.tsx'
import { islands } from './islands.tsx'

/** Mounts the test's own islands as the site mounts its blocks'. */
export const mountIsland: typeof mount = (element, options) =>
  mount(element, { ...options, find: name => async () => islands[name ?? '']! })
