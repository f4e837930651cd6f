import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Payload } from '../features/payload/payload.ts'
import { demoSpace } from './setup/demo-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

type Parameter = readonly [name: string, value: string]

/** A visitor's view of a tool, read from its HTML. */
interface Shown {
  readonly step: string
  /** The answers that the form can send, and the one that is ticked. */
  readonly choices: readonly Parameter[]
  readonly ticked: Parameter | undefined
  readonly kept: readonly Parameter[]
  readonly back: string | undefined
  readonly percent: number
  readonly given: readonly string[]
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
const inputsOf = (html: string, type: string) =>
  html.match(new RegExp(`<input[^>]*type="${type}"[^>]*>`, 'g')) ?? []
const parameterOf = (tag: string): Parameter => [attribute(tag, 'name'), attribute(tag, 'value')]

function read(html: string): Shown {
  const form = /<form class="graph-form"[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  const radios = inputsOf(form, 'radio')
  const ticked = radios.find(tag => tag.includes(' checked='))
  const back = /<a class="text-link graph-back"[^>]*>/.exec(form)?.[0]
  return {
    step: /data-step="([^"]*)"/.exec(html)?.[1] ?? '',
    choices: radios.map(parameterOf),
    ticked: ticked === undefined ? undefined : parameterOf(ticked),
    // The question’s own hidden input marks that it has no answer, and is dropped with one.
    kept: inputsOf(form, 'hidden')
      .map(parameterOf)
      .filter(([, value]) => value !== ''),
    back:
      back === undefined ? undefined : attribute(back, 'href').replaceAll('&amp;', '&').replace(/#.*/, ''),
    percent: Number(/<progress[^>]* value="(\d+)"/.exec(form)?.[1] ?? 100),
    given: html.match(/<dl class="graph-answers">[\s\S]*?<\/dl>/)?.[0].match(/<d[td]>[^<]+/g) ?? [],
  }
}

describe.each(['/kompass/', '/en/compass/', '/foerderung/', '/en/funding/'])('walks through %s', path => {
  let site: TestSite

  beforeAll(async () => {
    site = await createTestSite({ space: demoSpace })
  })

  async function visit(address: string): Promise<Shown> {
    const { status, html } = await site.get(address)
    expect([address, status]).toEqual([address, 200])
    return read(html)
  }

  /** Answers the current question, goes back to check, and continues. */
  async function answer(
    shown: Shown,
    pick: number,
  ): Promise<{ readonly address: string; readonly next: Shown }> {
    const chosen = shown.choices[pick % shown.choices.length]!
    const query = new URLSearchParams([...shown.kept, chosen].map(pair => [...pair]))
    query.sort()
    const address = `${path}?${query}`
    const next = await visit(address)
    expect(next.step).not.toBe(shown.step)
    expect(next.percent).toBeGreaterThanOrEqual(shown.percent)
    if (next.back) {
      const before = await visit(next.back)
      expect([before.step, before.ticked]).toEqual([shown.step, chosen])
      expect(before.percent).toBe(shown.percent)
      const soft = await site.get(next.back.replace('?', '_payload.json?'))
      expect(JSON.parse(soft.html)).toMatchObject({ kind: 'page' })
    }
    return { address, next }
  }

  it('end at a result; back is the inverse of forward, and a reload shows the same answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(11), { minLength: 12, maxLength: 12 }), async picks => {
        let shown = await visit(path)
        let address = path
        for (const pick of picks) {
          if (!shown.choices.length) break
          const { next, ...taken } = await answer(shown, pick)
          address = taken.address
          shown = next
        }
        expect(shown.step).toBe('result')
        expect(shown.given.length).toBeGreaterThan(2)
        expect((await visit(address)).given).toEqual(shown.given)
      }),
      { numRuns: loopCount(60, 20) },
    )
  })
})

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
    for (let count = loopCount(240, 15); waiting.length && count > 0; count--) {
      // The newest first: a walk reaches results before it tries other answers.
      const next = nextQueries(await documentOf(path, waiting.pop()!))
      if (!next.length) results++
      waiting.push(...next)
    }
    expect(results).toBeGreaterThan(3)
  },
)
