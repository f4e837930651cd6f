import { unitHosts } from '../kv-seed/unit-folders.ts'
import { linkSecret } from './link-secret.ts'

const port = 8788

/** The units of the demonstration, and the first one with a tag manager and in two of their themes: at any port. */
const hosts = {
  ...unitHosts,
  'tags.localhost': { unit: 'dach', tagManager: 'GTM-JOURNEY' },
  'rust.localhost': { unit: 'dach', theme: 'rust' },
  'texas-rose.localhost': { unit: 'dach', theme: 'texas_rose' },
}

/** The receiver of the test site's submissions: a port that a test listens on. */
const receiver = {
  port: 8784,
  url: 'http://127.0.0.1:8784/submissions',
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

/** The site that the browser tests visit: its own port, state and variables. */
export const testSite = {
  port,
  url: `http://127.0.0.1:${port}`,
  /** Origins of all its hosts. */
  origins: ['127.0.0.1', 'localhost', ...Object.keys(hosts)].map(host => `http://${host}:${port}`),
  state: '.wrangler/e2e',
  receiver,
  variables: [
    `LINK_SECRET:${linkSecret}`,
    `SITE_HOSTS:${JSON.stringify(hosts)}`,
    `FORMS_DELIVERY_URL:${receiver.url}`,
    `FORMS_DELIVERY_SECRET:${receiver.secret}`,
  ],
} as const
