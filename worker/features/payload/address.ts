import type { Address } from '../../core/request/routing/route.ts'

/** The file's name, which follows the page's path. */
const payloadFile = '_payload.json'

export interface PayloadQuestion {
  /** Address of the page itself. */
  readonly address: Address
  /** The build of the requesting client, if the address contains it. */
  readonly build: string | undefined
}

const buildFirst = /^([0-9a-f]{10})(?:&|$)/

/** The parts of an address such as `/bachelor/_payload.json?0123456789&x=1`: the build id first, then the page's own query. */
export function parsePayloadAddress({ pathname, search }: URL): PayloadQuestion {
  const query = search.slice(1)
  const build = buildFirst.exec(query)
  return {
    address: {
      path: pathname.slice(0, -payloadFile.length),
      query: build ? query.slice(build[0].length) : query,
    },
    build: build?.[1],
  }
}
