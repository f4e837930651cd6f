import { beforeAll, expect, it } from 'vitest'
import type { Payload } from '../features/payload/payload.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

/** Stands in documents alone: the navigator has all rules already. */
const linkedStyles = /<link rel="stylesheet" href="[^"]*" id="further-styles"><script>0<\/script>/

/** The document of an address, after a check that its payload contains the same regions. */
async function documentOf(path: string, query: string): Promise<string> {
  const payload = JSON.parse((await site.get(`${path}_payload.json?${query}`)).html) as Payload
  if (payload.kind !== 'page') throw new Error(JSON.stringify(payload))
  const { html } = await site.get(`${path}?${query}`)
  const shown = html.replace(linkedStyles, '')
  for (const region of Object.values(payload.regions))
    expect(shown.includes(region.html), `${path}?${query} shows ${region.html}`).toBe(true)
  return html
}

it.each([
  ['/studienfinder/', ''],
  ['/studienfinder/', 'degree=1'],
  ['/vergleich/', 'p=BABWL-FS,BAGM-FS'],
  ['/studiengaenge/', 'sort=price'],
  ['/suche/', 'q=pflege'],
  ['/suche/', 'q=pflege&kind=programme'],
  ['/aktuelles/', 'page=2'],
  ['/veranstaltungen/', ''],
  ['/en/funding/', 'a-age=over-34&a-children=yes&a-goal=bachelor&a-trade=care&a-work=part&change=age'],
  ['/bachelor/gesundheitsmanagement/', 'a-age=under-25&a-children=yes&a-goal=bachelor&a-work=none'],
])('the payload of %s?%s says what its document says', async (path, query) => {
  await documentOf(path, query)
})

const inputs = /<input(?=[^>]*type="(hidden|radio)")(?=[^>]*name="(a-[^"]*)")(?=[^>]*value="([^"]+)")[^>]*>/g

/** The queries of the possible answers to a page's question; none at a result. */
function nextQueries(html: string): readonly string[] {
  const form = /<form[^>]*class="graph[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const all = [...form.matchAll(inputs)].map(([, type, name, value]) => ({ type, pair: `${name}=${value}` }))
  const kept = all.filter(({ type }) => type === 'hidden').map(({ pair }) => pair)
  return all.filter(({ type }) => type === 'radio').map(({ pair }) => [...kept, pair].sort().join('&'))
}

it.each(['/foerderung/', '/kompass/'])(
  'the payload of each state of %s says what its document says, results included',
  async path => {
    const waiting = ['']
    let results = 0
    for (let count = loopCount(240); waiting.length && count > 0; count--) {
      // The newest first: a walk reaches results before it tries other answers.
      const next = nextQueries(await documentOf(path, waiting.pop()!))
      if (!next.length) results++
      waiting.push(...next)
    }
    expect(results).toBeGreaterThan(3)
  },
)
