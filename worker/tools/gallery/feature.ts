import { Hono } from 'hono'
import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { Fixture } from '../../../blocks/_kit/fixture.ts'
import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import { themeNamed, themeNames } from '../../../blocks/_kit/themes/all.ts'
import type { Feature } from '../../core/answer/feature.ts'
import { pageReply } from '../../core/answer/page-response.ts'
import type { Services } from '../../core/answer/services.ts'
import { earlyScriptHash } from '../../core/base/http/content-security-policy.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { assemblePage } from '../../core/page/assemble.ts'
import { blockLogic } from '../../core/page/registry.ts'
import { sendPage } from '../../core/page/render/send.ts'
import { fixtureFacts, sampleFacts } from '../../core/page/sample-facts.ts'
import { supportedLanguages } from '../../env.ts'
import { pageNotFound } from '../../errors.ts'
import { isProduction, openFolder, refuseForeignHosts } from '../own-machine.ts'
import { developerPage } from './developer-page.ts'
import { blockPage, galleryPolicy, galleryWidths, indexPage, type Look, placeBlocks } from './pages.ts'

const modules = import.meta.glob<readonly Fixture[]>('../../../blocks/*/fixtures.ts', { import: 'fixtures' })

const formStates = import.meta.glob<readonly FormState[]>('../../../blocks/*/form-states.ts', {
  import: 'formStates',
  eager: true,
})

/** The state of a fixture's form for a visitor; only a fixture that is shown alone has one. */
const stateOf = ([fixture, ...others]: readonly Fixture[]): FormState | undefined =>
  others.length
    ? undefined
    : Object.values(formStates)
        .flat()
        .find(({ form }) => form === fixture?.content.id)

const loaderOf = (block: string) => modules[`../../../blocks/${block}/fixtures.ts`]

/** Fixtures of blocks: the one of a name, `all`, or the `first` of each. None where a block is unknown. */
async function fixturesOf(blocks: readonly string[], fixture: string): Promise<readonly Fixture[]> {
  const lists = await Promise.all(blocks.map(block => loaderOf(block)?.()))
  if (!lists.every(list => list !== undefined)) return []
  return fixture === 'first'
    ? lists.map(([first]) => first!)
    : lists.flat().filter(({ name }) => fixture === 'all' || name === fixture)
}

/** Content with a photograph in the place of each drawing, as most sites have them. */
const withPhotographs = (content: RawBlock): RawBlock =>
  JSON.parse(
    JSON.stringify(content).replaceAll(/\/pictures\/[\w-]+\.svg/g, '/pictures/campus-dusk.jpg'),
  ) as RawBlock

const blockNames = Object.keys(modules).map(path => path.split('/').at(-2)!)

interface GalleryDependencies {
  readonly servicesOf: (bindings: Cloudflare.Env) => Services
  readonly now: () => number
}

/**
 * The block gallery: `/` lists the blocks, `/{block}/` shows one with its content and its fields, and
 * `/{block}/{fixture}/?theme=&lang=` renders a fixture by itself, or `all` of them,
 * with the real renderer; `/{block},{block}/all/` those of several blocks, and `?pictures=photographs` with photographs. Not for production.
 */
function createGallery({ servicesOf, now }: GalleryDependencies) {
  const gallery = new Hono<{ Bindings: Cloudflare.Env }>()

  gallery.get('/_gallery/', () => answer(indexPage(blockNames)))

  /** The list that tests iterate over: `[{block, fixture, hidden, place}]`. */
  gallery.get('/_gallery/index.json', async context => {
    const entries = blockNames.map(async block =>
      (await loaderOf(block)!()).map(({ name, hidden }) => ({
        block,
        fixture: name,
        hidden: hidden ?? false,
        place: blockLogic.get(block)?.schema.block.place ?? 'page',
      })),
    )
    return context.json((await Promise.all(entries)).flat())
  })

  gallery.get('/_gallery/:block/', async context => {
    const logic = blockLogic.get(context.req.param('block'))
    const fixtures = await loaderOf(context.req.param('block'))?.()
    if (!logic || !fixtures) return context.notFound()
    const chosen = (name: keyof Look, values: readonly string[], standard: string) =>
      values.find(value => value === context.req.query(name)) ?? standard
    const names = fixtures.map(({ name }) => name)
    const look = {
      fixture: chosen('fixture', names, names[0] ?? ''),
      theme: chosen('theme', themeNames, 'default'),
      width: chosen('width', galleryWidths, '1280'),
      lang: chosen('lang', supportedLanguages, 'de'),
    }
    return answer(blockPage(logic, { blocks: blockNames, fixtures, look }))
  })

  gallery.get('/_gallery/:block/:fixture/', async context => {
    const { block, fixture } = context.req.param()
    const shown = await fixturesOf(block.split(','), fixture)
    if (!shown.length) return context.notFound()
    const theme = themeNamed(context.req.query('theme')).name
    const hasPhotographs = context.req.query('pictures') === 'photographs'
    const page = assemblePage({
      status: 200,
      anchor: {},
      body: placeBlocks(
        shown.map(({ content }) => (hasPhotographs ? withPhotographs(content) : content)),
        context.req.query('place'),
      ),
      header: undefined,
      footer: undefined,
    })
    const {
      build,
      page: { renderer, styles },
    } = servicesOf(context.env)
    const slots = renderer.slots(page, {
      ...sampleFacts({ theme, language: context.req.query('lang') ?? 'de', now: now() }),
      ...(shown.length === 1 && fixtureFacts(shown[0]!)),
      form: stateOf(shown),
    })
    const sent = await sendPage(slots, {
      styles,
      theme,
      build,
      query: () => new URL(context.req.url).search.slice(1),
      allStyles: true,
    })
    return new Response(sent.body.kind === 'whole' ? sent.body.write() : sent.body.stream, {
      headers: pageHeaders(sent.styleHash),
    })
  })

  return gallery
}

const pageHeaders = (styleHash: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy': `default-src 'self'; script-src 'self' ${earlyScriptHash}; style-src 'self' ${styleHash}; img-src 'self' data:`,
})

const answer = async (page: unknown) =>
  new Response(String(await page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': await galleryPolicy(),
    },
  })

/** All blocks with their fixtures, and the page of blocks side by side: for one's own machine and for staging. */
export const gallery: Feature = {
  routes(app, opener) {
    const { open, servicesOf, now } = opener
    refuseForeignHosts(app, opener, ['/_gallery', '/_gallery/*', '/developer/'])
    openFolder(app, opener, '/_gallery')
    app.use('/_gallery/*', (context, next) =>
      isProduction(opener, context.env)
        ? Promise.resolve(textResponse(404, pageNotFound(context.req.path).message))
        : next(),
    )
    app.route('/', createGallery({ servicesOf, now }))
    app.get('/developer/', async (context, next) => {
      if (isProduction(opener, context.env)) return next()
      const request = open(context)
      const page = await developerPage(new URL(context.req.url).search, request)
      return pageReply(page, { build: request.services.build })(context.req.raw)
    })
  },
}
