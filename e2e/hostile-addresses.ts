/** Ways to write a slash, a dot, another host, an end of line. */
const slashes = [
  '/',
  '//',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%252f',
  '%255c',
  '/\\',
  '\\/',
  '/%2f',
  '/%5c',
  '/./',
  '/../',
]
const dots = [
  '.',
  '..',
  '%2e',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '...',
  '..;',
  '%c0%ae%c0%ae',
  '\u2024',
]
const hosts = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  '127.0.0.1.evil.example',
  '[::1]',
  'localhost',
]
const ends = [
  '%0d%0aX-Injected:1',
  '%0aSet-Cookie:a=1',
  '%00',
  '%0b',
  '%7f',
  '\t',
  '%e2%80%a8',
  '%c2%85',
  '%09',
  '%20',
]
const encodings = [
  '%',
  '%%',
  '%E0%A4%A',
  '%ff',
  '%c0%af',
  '%u002f',
  '%ZZ',
  '%ed%a0%80',
  '%f5%80%80%80',
  '\u00fc',
  '\ud83d\ude00',
]
const words = [
  'home',
  'en/home',
  'de',
  'de/de',
  '_',
  '_/_',
  'opt-in?success=true',
  'opt-out?success',
  'robots.txt',
  'cookie.php',
]
const schemes = [
  'http:',
  'https:',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:',
  'http://evil.example',
  'https:evil.example',
]
const folders = [
  'api',
  'api/proxy/index/v2/redirect/dach?path=',
  'media',
  'media/w_1',
  'builds',
  'assets',
  '_gallery',
  '_content',
  '_editor',
  'favicons',
  'forms-space',
  'error/404',
  'settings/dach/header',
  'sitemap-1.xml',
  '_payload.json',
  'en/_payload.json',
]

function* combined(): Generator<string> {
  for (const slash of slashes) {
    for (const host of hosts) yield `${slash}${host}`
    for (const host of hosts.slice(0, 2)) {
      yield `/${slash}${host}/${slash}`
      yield `/_${slash}${host}`
      yield `/en${slash}${slash}${host}/home`
      yield `/de${slash}${host}`
    }
  }
  for (const dot of dots) for (const tail of ['', '/', '//evil.example', '/home']) yield `/a/${dot}${tail}`
  for (const end of ends) for (const head of ['/', '/a', '/en/', '/_/', '/home?x=']) yield `${head}${end}/`
  for (const encoding of encodings)
    for (const head of ['/', '/bachelor/', '/en/', '/?']) yield `${head}${encoding}`
  for (const scheme of schemes) for (const head of ['', '/', '//', '/en/']) yield `${head}${scheme}`
  for (const word of words) for (const slash of ['/', '//', '/\\', '/%2f']) yield `${slash}${word}`
  for (const folder of folders)
    for (const tail of ['', '/', '/..%2f', '/%00', '//evil.example', '/%2e%2e/%2e%2e'])
      yield `/${folder}${tail}`
  yield `/${'a'.repeat(2047)}`
  yield `/${'a'.repeat(2048)}`
  yield `/${'%C3%BC'.repeat(700)}/`
  yield `/${'a/'.repeat(1000)}`
  yield `/${'de/'.repeat(600)}`
  yield `/${'_/'.repeat(600)}`
  yield `/?${'a=1&'.repeat(1000)}`
  yield `/opt-in?${'success=true&'.repeat(300)}`
  // Not `*`, which is for OPTIONS: the runtime answers that by itself.
  yield '?'
  yield '#'
  yield ''
}

/** Hostile addresses, each once, as they are written in a request line. */
export const hostileAddresses: readonly string[] = [...new Set(combined())]

const pieces = [
  ...slashes,
  ...dots,
  ...hosts,
  ...ends,
  ...encodings,
  ...words,
  ...folders,
  '?',
  '&',
  '=',
  '#',
  ';',
  ':',
  '@',
  'bachelor',
  'en',
  'fr',
  'ds',
]

/** A small generator of pseudo-random numbers (mulberry32), so that a run can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** `count` addresses put together at random from hostile pieces and raw bytes, the same for the same seed. */
export function* randomAddresses(seed: number, count: number): Generator<Buffer> {
  const random = randomOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  for (let index = 0; index < count; index++) {
    const parts = Array.from({ length: 1 + below(6) }, () =>
      // Neither blanks nor line breaks, which would end the request line itself.
      below(8) === 0 ? Buffer.from([0x21 + below(0xde)]) : Buffer.from(pieces[below(pieces.length)]!),
    )
    yield Buffer.concat([Buffer.from('/'), ...parts])
  }
}
