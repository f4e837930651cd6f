import { createStore, Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server.edge'
import { type IslandRequest, type Renderer, RendererContext } from '../../../../blocks/_kit/blocks.tsx'
import { placeFloating } from '../../../../blocks/_kit/floating.tsx'
import type { NestedBlock } from '../../../../blocks/_kit/resolved.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import { withJsonPlaceholders } from '../../request/site/placeholders.ts'
import { draftViews, Problem } from './draft-views.tsx'
import { type ForeignTexts, markLanguages } from './mark-languages.ts'

/** Views and islands by name: tests may replace them. */
export interface Views {
  readonly views: Readonly<Record<string, ComponentType<never>>>
  readonly islands: Readonly<Record<string, ComponentType<never>>>
}

export interface RenderRequest extends Views {
  readonly block: NestedBlock
  /** Prefix of all ids in the block; the islands in it count on from it. */
  readonly idPrefix: string
  readonly draft: boolean
  /** Undefined where all texts are in the page's language. */
  readonly foreign?: ForeignTexts | undefined
  /** Called with each block whose view threw. */
  readonly report: (block: NestedBlock, reason: string) => void
}

/**
 * Parts to be rendered after the block. React's server renderer cannot render inside a render: the inner one removes the outer one's
 * contexts. Parts that need a root of their own (an island, a block that failed) leave a mark and are rendered afterwards: its number in
 * the island's element, which content cannot write, or between characters that content never contains.
 */
interface Afterwards {
  readonly islands: (IslandRequest & { readonly prefix: string })[]
  readonly lost: NestedBlock[]
}

const islandMark = /<x-island ([^>]*)>(\d+)<\/x-island>/g
const lostMark = /\u{F0002}(\d+)\u{F0003}/gu

/** Renders a block by itself to learn why it failed among others: `renderToStaticMarkup` has no error callback. */
function failureOf(block: NestedBlock, renderer: Renderer): string {
  const View = renderer.views[block.component] as ComponentType<object> | undefined
  if (!View) return `no view for "${block.component}"`
  try {
    renderToStaticMarkup(
      <RendererContext value={renderer}>
        <View {...block.props} />
      </RendererContext>,
    )
    return 'failed beside other blocks only'
  } catch (error) {
    return reasonOf(error)
  }
}

/** The markup of an island in a root of its own, with the marks by which the browser hydrates it. Errors of the island pass through. */
function islandHtml(
  { name, props, prefix }: Afterwards['islands'][number],
  islands: Views['islands'],
): string {
  const Island = islands[name] as ComponentType<object> | undefined
  if (!Island) throw new Error(`no island "${name}"`)
  // Each root has its own store: the default one would carry state from one visitor to the next.
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

function createRenderer({ views, idPrefix, draft }: RenderRequest): Render {
  const afterwards: Afterwards = { islands: [], lost: [] }
  const renderer: Renderer = {
    views: draft ? { ...views, ...draftViews } : views,
    island(request) {
      const { name, trigger, props } = request
      const index = afterwards.islands.length
      const prefix = `${idPrefix}${index}-`
      afterwards.islands.push({ ...request, prefix })
      return createElement(
        'x-island',
        { name, on: trigger, props: withJsonPlaceholders(JSON.stringify(props)), prefix },
        String(index),
      )
    },
    lost(block) {
      return `\u{F0002}${afterwards.lost.push(block) - 1}\u{F0003}`
    },
  }
  return { renderer, afterwards }
}

/** Fills in the reasons of lost blocks in a draft. React renders unused fallbacks too: a block is lost only if its mark is in the HTML. */
const fillLost = (html: string, { renderer, afterwards }: Render, { report, draft }: RenderRequest): string =>
  html.replace(lostMark, (_, index: string) => {
    const lost = afterwards.lost[Number(index)]!
    const reason = failureOf(lost, renderer)
    report(lost, reason)
    return draft ? renderToStaticMarkup(<Problem component={lost.component} reason={reason} />) : ''
  })

/** Islands get their markup; one that throws is left out. */
const fillIslands = (
  html: string,
  { afterwards }: Render,
  { islands, report, block }: RenderRequest,
): string =>
  html.replace(islandMark, (_, attributes: string, index: string) => {
    try {
      const markup = withoutPreloads(islandHtml(afterwards.islands[Number(index)]!, islands))
      return `<x-island ${attributes}>${markup}</x-island>`
    } catch (error) {
      report(block, reasonOf(error))
      return ''
    }
  })

const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

/** Removes the preloads that React writes before the markup of a root: the head has the picture's preload. */
const withoutPreloads = (html: string): string => html.replace(preloads, '')

/** Fills the marks in the HTML of a block's root: texts in another language, lost blocks, floating elements, islands. */
function fillMarks(marked: string, render: Render, request: RenderRequest): string {
  let html = withoutPreloads(marked)
  // The markup that an island hydrates stays as it was rendered.
  if (request.foreign) html = markLanguages(html, request.foreign)
  // Most blocks have no marks of a kind, so the search for the pattern is skipped.
  if (html.includes('\u{F0002}')) html = fillLost(html, render, request)
  if (html.includes('\u{F0006}')) html = placeFloating(html)
  return render.afterwards.islands.length ? fillIslands(html, render, request) : html
}

function elementOf(request: RenderRequest, renderer: Renderer): ReactNode {
  const View = renderer.views[request.block.component] as ComponentType<object> | undefined
  if (!View) throw new Error(`no view for "${request.block.component}"`)
  const { editable } = request.block
  const view = <View {...request.block.props} />
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

/** The HTML of one top-level block whose data is loaded. Throws the error of its view. */
export function renderBlock(request: RenderRequest): string {
  const render = createRenderer(request)
  const element = elementOf(request, render.renderer)
  const html = renderToStaticMarkup(element, { identifierPrefix: request.idPrefix })
  return fillMarks(html, render, request)
}

/** Markup that only React's hydration of a whole page needs; this site hydrates islands only. */
const hydrationMarks = /<!--\$!--><template[^>]*><\/template>|<!--(?: |\/?\$)-->/g

/**
 * Renders a block through React's stream: for drafts and for blocks that waited for data. React outlines no part, so that the HTML contains
 * no script.
 */
export async function renderBlockStream(request: RenderRequest): Promise<string> {
  const render = createRenderer(request)
  const stream = await renderToReadableStream(elementOf(request, render.renderer), {
    identifierPrefix: request.idPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // The fallback of a boundary reports a failure inside it; a failure outside rejects the stream.
    onError: () => undefined,
  })
  await stream.allReady
  const html = await new Response(stream).text()
  return fillMarks(html.replace(hydrationMarks, ''), render, request)
}
