import { AsyncLocalStorage } from 'node:async_hooks'

const rays = new AsyncLocalStorage<string>()

/** Runs the answer of a request whose lines, also those of work after the answer, belong to this ray id. */
export const withRay = <T>(ray: string | null, run: () => T): T => (ray ? rays.run(ray, run) : run())

/** The ray id of the request that is being answered; undefined on a schedule, and where no data centre gave one. */
export const currentRay = (): string | undefined => rays.getStore()
