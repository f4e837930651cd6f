import { ANSWER_PREFIX } from '../../../blocks/_kit/question-graph/address.ts'
import { chosenNames } from '../../core/request/visitor/tool-parameters.ts'

interface RobotsFile {
  readonly origin: string
  readonly isProduction: boolean
}

/** Calls, rewritten paths and forms: a crawler could show none of them. */
const closed = ['/api/', '/_/', '/forms-space/']

/** A parameter at the beginning of a query, and behind others. */
const withParameter = (start: string) => ['?', '&'].map(mark => `/*${mark}${start}`)

/**
 * Query parameters of choices in tools: they only filter lists that the page without parameters shows in full, in more combinations
 * than can be crawled.
 */
const choices = [...chosenNames.map(name => `${name}=`), ANSWER_PREFIX].flatMap(withParameter)

/** `robots.txt` of a unit (RFC 9309). Only production may be crawled. */
export function writeRobotsFile({ origin, isProduction }: RobotsFile): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n'
  const rules = [...closed, ...choices].map(path => `Disallow: ${path}\n`).join('')
  return `User-agent: *\n${rules}\nSitemap: ${origin}/sitemap.xml\n`
}
