import { AsyncLocalStorage } from 'node:async_hooks'

const rays = new AsyncLocalStorage<string>()

/** The ray id that the data centre gave a request; undefined for any other text, which a client may have sent. */
export const rayOf = (headers: Pick<Headers, 'get'>): string | undefined =>
  /^[\da-f]{16}(?:-[A-Z]{3})?$/.exec(headers.get('cf-ray') ?? '')?.[0]

/** Runs the answer of a request; its lines, also those of work after the answer, get this ray id. */
export const withRay = <T>(ray: string | undefined, run: () => T): T => (ray ? rays.run(ray, run) : run())

/** The ray id of the request that is being answered; undefined on a schedule, and where no data centre gave one. */
export const currentRay = (): string | undefined => rays.getStore()
