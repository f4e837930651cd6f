import { linkSecret } from './link-secret.ts'

const port = 8788

/** The other units of the demonstration site, and the first one in two of their themes. */
const hosts = {
  [`ds.localhost:${port}`]: { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
  [`obw.localhost:${port}`]: {
    unit: 'obw',
    folder: 'weiterbildung',
    theme: 'rust',
    languages: ['de', 'en'],
  },
  [`libf.localhost:${port}`]: {
    unit: 'libf',
    folder: 'london',
    theme: 'texas_rose',
    defaultLanguage: 'en',
    languages: ['en', 'de'],
  },
  [`tags.localhost:${port}`]: { unit: 'dach', tagManager: 'GTM-JOURNEY' },
  [`rust.localhost:${port}`]: { unit: 'dach', theme: 'rust' },
  [`texas-rose.localhost:${port}`]: { unit: 'dach', theme: 'texas_rose' },
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
  origins: ['127.0.0.1', 'localhost']
    .map(host => `http://${host}:${port}`)
    .concat(Object.keys(hosts).map(host => `http://${host}`)),
  state: '.wrangler/e2e',
  receiver,
  variables: [
    `LINK_SECRET:${linkSecret}`,
    `SITE_HOSTS:${JSON.stringify(hosts)}`,
    `FORMS_DELIVERY_URL:${receiver.url}`,
    `FORMS_DELIVERY_SECRET:${receiver.secret}`,
  ],
} as const
