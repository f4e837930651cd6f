import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { contentUnavailable, footerNotFound, headerNotFound } from '../../../errors.ts'
import { expired } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import type { Stories } from '../../content/stories/stories.ts'
import type { PlatformAnswer } from '../../platform/call.ts'
import { call } from '../../platform/calls/contact-bubble-group.ts'
import { call as footerCall } from '../../platform/calls/footer.ts'
import { call as headerCall } from '../../platform/calls/header.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import type { Fresh } from './datum.ts'
import type { LoadDependencies } from './load-dependencies.ts'
import type { CallParameters, LoadFacts } from './page-data.ts'

/** Parameters of the calls for header and footer. */
type PageParameters = Readonly<Record<'unit' | 'slug' | 'pageId' | 'language', string>>

/**
 * The content of a header or footer: from its call, else from the story that editors maintain, if the call failed without a
 * good copy.
 */
async function contentOf(
  name: 'header' | 'footer',
  answer: Promise<PlatformAnswer<{ readonly content: RawBlock | null }>>,
  { page, stories }: { readonly page: PageParameters; readonly stories: Stories },
): Promise<RawBlock> {
  const { value, fallback, refused } = await answer
  if (value.content) return value.content
  if (!fallback && !refused) throw name === 'header' ? headerNotFound() : footerNotFound()
  const story = await stories.bySlug(`settings/${page.unit}/${name}`, page.language)
  if (!story) throw contentUnavailable(name, refused ? 'its call was refused' : 'its call failed')
  return story.value.content
}

/** The blank layout has neither header nor footer. */
export const noHeaderAndFooter = { answers: [], header: undefined, footer: undefined }

/** Header and footer; either null is an error of the content, which an error page does without. */
export async function loadHeaderAndFooter(
  page: PageParameters,
  { isErrorPage }: Pick<LoadFacts, 'isErrorPage'>,
  { callPlatform, stories }: Pick<LoadDependencies, 'callPlatform' | 'stories'>,
) {
  const answers = [
    callPlatform('header', headerCall, page),
    callPlatform('footer', footerCall, page),
  ] as const
  const parts = [
    contentOf('header', answers[0], { page, stories }),
    contentOf('footer', answers[1], { page, stories }),
  ]
  const [header, footer] = await Promise.all(
    isErrorPage ? parts.map(part => part.catch(() => undefined)) : parts,
  )
  return { answers: await Promise.all(answers), header, footer }
}

/** The headers that experiments may force, where they exist; without one the page keeps its own. */
export async function loadForcedHeaders(
  page: PageParameters,
  { callPlatform, forcedHeaderIds }: LoadDependencies,
) {
  const answers = await Promise.all(
    forcedHeaderIds.map(forceHeaderStoryId =>
      callPlatform('header', headerCall, { ...page, forceHeaderStoryId }),
    ),
  )
  const headers = answers.flatMap(({ value }, index) =>
    value.content ? [[forcedHeaderIds[index]!, value.content] as const] : [],
  )
  return { answers, headers: new Map(headers) }
}

export const noForcedHeaders = { answers: [], headers: new Map<string, RawBlock>() }

/**
 * Maximum milliseconds that the bubble may delay the page: it does not affect the page's status, and the page waits for header and footer
 * anyway.
 */
const DEADLINE = 150

interface LoadedBubble extends Fresh {
  readonly bubble: RawBlock | undefined
}

export const noBubble: LoadedBubble = { bubble: undefined, validity: expired, fallback: true }

interface BubbleDependencies {
  readonly callParameters: Promise<CallParameters>
  readonly callPlatform: CallPlatform
  /** Data that the page waits for anyway. */
  readonly others?: Promise<unknown>
}

/** The contact bubble of a page and its visitor. Never fails: without an answer the page has no bubble. */
export async function loadBubble({
  callParameters,
  callPlatform,
  others = Promise.resolve(),
}: BubbleDependencies): Promise<LoadedBubble> {
  const answering = callParameters.then(own => callPlatform('contact-bubble-group', call, own))
  const answer = answering.then(
    ({ value, validity, fallback }): LoadedBubble => ({
      bubble: value.content ?? undefined,
      validity,
      fallback,
    }),
  )
  const inTime = () => within(answer, DEADLINE, () => noBubble)
  return Promise.race([answer, others.then(inTime, inTime)])
}
