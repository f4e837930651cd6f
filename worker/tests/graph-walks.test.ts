import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isFullSize } from '../../e2e/full-size.ts'
import { demoSpace } from './setup/demo-space.ts'
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
      { numRuns: isFullSize ? 60 : 6 },
    )
  })
})
