import { createStore, Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { type IslandRequest, type Renderer, RendererContext } from '../../blocks/_kit/blocks.tsx'
import { fillLanguageMarks, markLanguage } from '../../blocks/_kit/language-mark.ts'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'
import { withJsonHoles } from '../page/holes.ts'

/** Views and islands by name: what a test may replace. */
export interface Views {
  readonly views: Readonly<Record<string, ComponentType<never>>>
  readonly islands: Readonly<Record<string, ComponentType<never>>>
}

export interface RenderRequest extends Views {
  readonly block: NestedBlock
  /** Prefix of all ids in the block; the islands in it count on from it. */
  readonly idPrefix: string
  readonly draft: boolean
  /** Told of each block whose view threw. */
  readonly report: (block: NestedBlock, reason: string) => void
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What stands in the place of a block that was lost: nothing, and in a draft the reason. */
function Problem({ component, reason }: { component: string; reason: string }) {
  return (
    <p className="block-problem" role="note">
      {component}: {reason}
    </p>
  )
}

/**
 * React's server renderer cannot render inside a render: the inner one takes the outer one's contexts away. What needs a root of its
 * own (an island, a block that failed) leaves a mark and is rendered afterwards. Content never holds the characters.
 */
interface Afterwards {
  readonly islands: (IslandRequest & { readonly prefix: string })[]
  readonly lost: NestedBlock[]
}

const markOf = (kind: 'i' | 'l', index: number) => `\u{F0002}${kind}${index}\u{F0003}`
const islandMark = /<x-island ([^>]*)>\u{F0002}i(\d+)\u{F0003}<\/x-island>/gu
const lostMark = /\u{F0002}l(\d+)\u{F0003}/gu

/** Renders a block by itself to learn why it failed among others: `renderToString` has no error callback. */
function failureOf(block: NestedBlock, renderer: Renderer): string {
  const View = renderer.views[block.component] as ComponentType<object> | undefined
  if (!View) return `no view for "${block.component}"`
  try {
    renderToString(
      <RendererContext value={renderer}>
        <View {...block.props} />
      </RendererContext>,
    )
    return 'failed beside other blocks only'
  } catch (error) {
    return reasonOf(error)
  }
}

/** The markup of an island in a root of its own. Throws what it throws. */
function islandHtml(
  { name, props, prefix }: Afterwards['islands'][number],
  islands: Views['islands'],
): string {
  const Island = islands[name] as ComponentType<object> | undefined
  if (!Island) throw new Error(`no island "${name}"`)
  // A store of its own for each root: the default one would carry state from one visitor to the next.
  return renderToString(
    <Provider store={createStore()}>
      <Island {...props} />
    </Provider>,
    { identifierPrefix: prefix },
  )
}

interface Render {
  readonly renderer: Renderer
  readonly afterwards: Afterwards
}

function createRenderer({ views, idPrefix }: RenderRequest): Render {
  const afterwards: Afterwards = { islands: [], lost: [] }
  const renderer: Renderer = {
    views: { ...views, problem: Problem as ComponentType<never> },
    island(request) {
      const { name, trigger, props } = request
      const index = afterwards.islands.length
      const prefix = `${idPrefix}${index}-`
      afterwards.islands.push({ ...request, prefix })
      return createElement(
        'x-island',
        { name, on: trigger, props: withJsonHoles(JSON.stringify(props)), prefix },
        markOf('i', index),
      )
    },
    lost(block) {
      return markOf('l', afterwards.lost.push(block) - 1)
    },
  }
  return { renderer, afterwards }
}

/**
 * Fills the marks: blocks in another language say so, islands get their markup, lost blocks their reason in a draft. React also renders fallbacks that it does not
 * use: lost is only a block whose mark is in the HTML. An island that throws is left out.
 */
function fillMarks(
  marked: string,
  { renderer, afterwards }: Render,
  { islands, report, block, draft }: RenderRequest,
): string {
  const html = fillLanguageMarks(marked)
  if (!afterwards.islands.length && !afterwards.lost.length) return html
  const withoutLost = html.replace(lostMark, (_, index: string) => {
    const lost = afterwards.lost[Number(index)]!
    const reason = failureOf(lost, renderer)
    report(lost, reason)
    return draft ? renderToString(<Problem component={lost.component} reason={reason} />) : ''
  })
  return withoutLost.replace(islandMark, (_, attributes: string, index: string) => {
    try {
      return `<x-island ${attributes}>${islandHtml(afterwards.islands[Number(index)]!, islands)}</x-island>`
    } catch (error) {
      report(block, reasonOf(error))
      return ''
    }
  })
}

function elementOf(request: RenderRequest, renderer: Renderer): ReactNode {
  const View = renderer.views[request.block.component] as ComponentType<object> | undefined
  if (!View) throw new Error(`no view for "${request.block.component}"`)
  const { editable, language } = request.block
  const view = (
    <>
      {language && markLanguage(language)}
      <View {...request.block.props} />
    </>
  )
  return (
    <RendererContext value={renderer}>
      {editable ? (
        <div className="contents" {...editable}>
          {view}
        </div>
      ) : (
        view
      )}
    </RendererContext>
  )
}

/** The HTML of one top-level block, whose data is all there. Throws what its view throws. */
export function renderBlock(request: RenderRequest): string {
  const render = createRenderer(request)
  const html = renderToString(elementOf(request, render.renderer), { identifierPrefix: request.idPrefix })
  return fillMarks(html, render, request)
}

/**
 * The same by way of React's stream: for drafts and for blocks that waited for data. Nothing is outlined, so that the
 * HTML holds no script.
 */
export async function renderBlockStream(request: RenderRequest): Promise<string> {
  const render = createRenderer(request)
  const stream = await renderToReadableStream(elementOf(request, render.renderer), {
    identifierPrefix: request.idPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // What fails inside a boundary is reported by its fallback, what fails outside rejects the stream.
    onError: () => undefined,
  })
  await stream.allReady
  return fillMarks(await new Response(stream).text(), render, request)
}
