import { linkSecret } from './link-secret.ts'

const port = 8788

/** The second unit of the demonstration site. */
const hosts = {
  [`ds.localhost:${port}`]: { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
}

/** The site that the browser tests visit: its own port, state and variables. */
export const testSite = {
  port,
  url: `http://127.0.0.1:${port}`,
  state: '.wrangler/e2e',
  variables: [`LINK_SECRET:${linkSecret}`, `SITE_HOSTS:${JSON.stringify(hosts)}`],
} as const
