import { expect, it } from 'vitest'
import { linkSecret } from './link-secret.ts'

const localSecret = 'secret of the local site'
const siteSecret = 'secret of the deployed site'

it.each(['http://127.0.0.1:8787', 'http://localhost:9000', 'http://ds.localhost:8787', 'http://[::1]:8787'])(
  'links to %s are signed with the secret of .dev.vars, unless the environment has one',
  origin => {
    expect(linkSecret(origin, {}, { LINK_SECRET: localSecret })).toBe(localSecret)
    expect(linkSecret(origin, { LINK_SECRET: siteSecret }, { LINK_SECRET: localSecret })).toBe(siteSecret)
    expect(() => linkSecret(origin, {}, {})).toThrow('for the local site put a line LINK_SECRET=')
  },
)

it.each(['https://www.example.org', 'https://localhost.example.org', 'http://10.0.0.1:8787'])(
  'links to %s are signed with the secret of the environment only',
  origin => {
    expect(linkSecret(origin, { LINK_SECRET: siteSecret }, {})).toBe(siteSecret)
    expect(() => linkSecret(origin, {}, { LINK_SECRET: localSecret })).toThrow(
      `LINK_SECRET is not in the environment: ${origin} takes a link only that its own secret signed`,
    )
  },
)
