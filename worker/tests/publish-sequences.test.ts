import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { adding, largeSpace, pageSlug, publishing, renamed, withTitle } from './setup/large-space.ts'
import { loopCount, loopTime } from './setup/loop-count.ts'
import { SECOND } from './setup/publish.ts'
import { createTestSite, type TestSite, withoutStory } from './setup/test-site.ts'

const PAGES = 6

/** An editor's act on pages, by their numbers, and whether the content system's message about it arrives. */
const act = fc.record({
  kind: fc.constantFrom('retitle', 'release', 'rename', 'unpublish', 'publish', 'add'),
  page: fc.nat(PAGES - 1),
  isTold: fc.boolean(),
  /** Seconds that pass before it. */
  pause: fc.nat(70),
})

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

/** The space, as editors left it, and all slugs that a page ever had. */
interface Model {
  readonly space: SpaceSeed
  readonly slugs: readonly (readonly string[])[]
  readonly step: number
}

const draftOf = ({ space }: Model, page: number) =>
  space.stories.find(({ draft }) => draft.id === 500_000 + page)!

/** The model after an act, at a time. */
function apply(model: Model, { kind, page }: Act, now: number): Model {
  const { space, slugs } = model
  const step = model.step + 1
  const slug = slugs[page]!.at(-1)!
  const title = withTitle(`Titel ${step}`)
  if (kind === 'rename') {
    const next = `${pageSlug(page)}-${step}`
    const moved = slugs.map((own, index) => (index === page ? [...own, next] : own))
    return { space: publishing([slug], now, renamed(next))(space), slugs: moved, step }
  }
  if (kind === 'add')
    return { space: adding(`neu-${step}`, now)(space), slugs: [...slugs, [`neu-${step}`]], step }
  if (kind === 'unpublish') return { ...model, space: withoutStory(space, slug), step }
  const published = kind === 'release' ? slugs.slice(0, PAGES).map(own => own.at(-1)!) : [slug]
  return { ...model, space: publishing(published, now, title)(space), step }
}

const titleOf = ({ draft }: SpaceSeed['stories'][number]) =>
  (draft.content.body as Record<string, unknown>[]).find(({ _uid }) => _uid === 'title')!.text as string

/** The title and the link of each page, as visitors see them, after the isolate had time to notice the changes. */
async function seenBy(site: TestSite, model: Model) {
  const seen = []
  for (let page = 0; page < PAGES; page++) {
    const path = `/${model.slugs[page]!.at(-1)}/`
    await site.get(path)
    site.turnClock(2 * SECOND)
    const { status, html } = await site.get(path)
    const link = /href="(\/[^"]*)"[^>]*>(?:<[^>]*>)*Weiter/.exec(html)?.[1]
    seen.push(status === 200 ? [/<h1[^>]*>([^<]*)/.exec(html)?.[1], link] : [status])
  }
  return seen
}

function expected(model: Model) {
  return Array.from({ length: PAGES }, (_, page) => {
    const record = draftOf(model, page)
    if (!record.published) return [404]
    const target = (page + 1) % PAGES
    // For a missing story, the link contains the address at which it was chosen.
    const slug = draftOf(model, target).published ? model.slugs[target]!.at(-1) : pageSlug(target)
    return [titleOf(record), `/${slug}/`]
  })
}

/** The addresses of pages in the default language that the sitemap names. */
async function namedBy(site: TestSite): Promise<readonly string[]> {
  await site.get('/sitemap.xml')
  site.turnClock(2 * SECOND)
  const { html } = await site.get('/sitemap.xml')
  const paths = [...html.matchAll(/<loc>https?:\/\/[^/]*(\/(?:seite|neu)-[^<]*)<\/loc>/g)]
  return paths.map(([, path]) => path!).sort()
}

const publishedPaths = ({ space }: Model): readonly string[] =>
  space.stories
    .flatMap(({ published }) => published?.full_slug ?? [])
    .filter(slug => /^(?:seite|neu)-/.test(slug))
    .map(slug => `/${slug}/`)
    .sort()

it('after any sequence of publishes visitors of each isolate see what the source has', {
  timeout: loopTime(180_000),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async acts => {
      const space = largeSpace(PAGES)
      const versions = memoryVersionStore()
      const site = await createTestSite({ space, versions })
      const other = await createTestSite({ versions, seeded: true })
      let model: Model = {
        space,
        slugs: Array.from({ length: PAGES }, (_, page) => [pageSlug(page)]),
        step: 0,
      }
      await site.runSchedule()
      for (const one of acts) {
        for (const isolate of [site, other]) {
          isolate.turnClock(one.pause * SECOND)
          await seenBy(isolate, model)
        }
        const now = Math.max(site.now(), other.now())
        site.turnClock(now - site.now())
        other.turnClock(now - other.now())
        model = apply(model, one, now)
        await site.edit(() => model.space)
        const action = one.kind === 'unpublish' ? 'unpublished' : 'published'
        if (one.isTold) await site.tell(action, { id: 500_000 + one.page })
      }
      for (const isolate of [site, other]) {
        isolate.turnClock(90 * SECOND)
        await isolate.runSchedule()
        isolate.turnClock(5 * SECOND)
        await seenBy(isolate, model)
        expect(await seenBy(isolate, model)).toEqual(expected(model))
        expect(await namedBy(isolate)).toEqual(publishedPaths(model))
      }
    }),
    { numRuns: loopCount(100, 50) },
  )
})
