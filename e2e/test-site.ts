import { linkSecret } from './link-secret.ts'

const port = 8788

/** The second unit of the demonstration site, and the first one in the themes that no unit has. */
const hosts = {
  [`ds.localhost:${port}`]: { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
  [`rust.localhost:${port}`]: { unit: 'dach', theme: 'rust' },
  [`texas-rose.localhost:${port}`]: { unit: 'dach', theme: 'texas_rose' },
}

/** The site that the browser tests visit: its own port, state and variables. */
export const testSite = {
  port,
  url: `http://127.0.0.1:${port}`,
  state: '.wrangler/e2e',
  variables: [`LINK_SECRET:${linkSecret}`, `SITE_HOSTS:${JSON.stringify(hosts)}`],
} as const
