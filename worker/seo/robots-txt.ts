interface RobotsFile {
  readonly origin: string
  readonly isProduction: boolean
}

/** Calls, rewritten paths and forms: a crawler could show none of them. */
const closed = ['/api/', '/_/', '/forms-space/']

/** `robots.txt` of a unit (RFC 9309). Only production may be crawled. */
export function writeRobotsFile({ origin, isProduction }: RobotsFile): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n'
  const rules = closed.map(path => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
