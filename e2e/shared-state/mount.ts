import { mountIsland as mount } from '../../client/islands/mount.tsx'
import { islands } from './islands.tsx'

/** Mounts the test's own islands as the site mounts its blocks'. */
export const mountIsland = (element: HTMLElement) => mount(element, name => async () => islands[name ?? '']!)
