/**
 * Hosts that a container of the tag manager contacts (Google: "Use Tag Manager with a Content Security Policy"). Custom HTML tags and
 * scripted variables need inline scripts or `unsafe-eval`; they are not supported.
 */
export const tagHosts = {
  scripts: 'https://www.googletagmanager.com',
  pictures: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connections:
    'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
} as const
