import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { linkKey, linkPurposes, type SignedLink, signLink } from '../worker/visitor/signed-link.ts'

const claim = v.pipe(
  v.string(),
  v.regex(/^[\w-]+=/, 'a claim is written name=value'),
  v.transform((text): [string, string] => [
    text.slice(0, text.indexOf('=')),
    text.slice(text.indexOf('=') + 1),
  ]),
)

const input = v.object({
  purpose: v.picklist(linkPurposes, `the first word is one of ${linkPurposes.join(', ')}`),
  path: v.pipe(v.string('the path of a page is missing'), v.startsWith('/', 'a path starts with a slash')),
  origin: v.pipe(v.string(), v.url('the origin is no address')),
  hours: v.pipe(v.string(), v.toNumber(), v.minValue(0.01, 'it has to hold for some time')),
  unit: v.string(),
  claim: v.array(claim),
})

function read(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '24' },
      origin: { type: 'string', default: 'http://127.0.0.1:8787' },
      unit: { type: 'string', default: 'dach' },
      claim: { type: 'string', multiple: true, default: [] },
    },
  })
  const [purpose, path] = positionals
  const result = v.safeParse(input, { purpose, path, ...values })
  if (result.success) return result.output
  throw new Error(result.issues.map(({ message }) => message).join('; '))
}

/**
 * The address that shares a page: `preview /path/ --hours 48 --origin https://www.example.org --unit ds --claim name=value`.
 * Throws an error that says what is wrong with the words.
 */
export async function linkAddress(
  words: readonly string[],
  { secret, now }: { readonly secret: string; readonly now: number },
): Promise<string> {
  const { purpose, path, origin, hours, unit, claim } = read(words)
  const url = new URL(path, origin)
  // Paths of pages end in a slash; the signature holds for the one to which others lead.
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  const link: SignedLink = {
    purpose,
    path: url.pathname,
    expires: now + hours * 3_600_000,
    claims: { ...Object.fromEntries(claim), unit },
  }
  url.searchParams.set(linkKey, await signLink(link, secret))
  return url.href
}
