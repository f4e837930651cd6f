import { createStore, Provider } from 'jotai'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server.edge'
import { type IslandRequest, type Renderer, RendererContext } from '../../blocks/_kit/blocks.tsx'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'

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

function islandElement(
  { name, trigger, props }: IslandRequest,
  islands: Views['islands'],
  prefix: string,
): ReactNode {
  const Island = islands[name] as ComponentType<object> | undefined
  if (!Island) throw new Error(`no island "${name}"`)
  // A store of its own for each root: the default one would carry state from one visitor to the next.
  const html = renderToString(
    <Provider store={createStore()}>
      <Island {...props} />
    </Provider>,
    { identifierPrefix: prefix },
  )
  return createElement('x-island', {
    name,
    on: trigger,
    props: JSON.stringify(props),
    prefix,
    dangerouslySetInnerHTML: { __html: html },
  })
}

function createRenderer({ views, islands, idPrefix, draft, report }: RenderRequest): Renderer {
  let islandCount = 0
  const renderer: Renderer = {
    views: { ...views, problem: Problem as ComponentType<never> },
    island: request => islandElement(request, islands, `${idPrefix}${islandCount++}-`),
    lost(block) {
      const reason = failureOf(block, renderer)
      report(block, reason)
      return draft ? <Problem component={block.component} reason={reason} /> : null
    },
  }
  return renderer
}

function elementOf(request: RenderRequest): ReactNode {
  const renderer = createRenderer(request)
  const View = renderer.views[request.block.component] as ComponentType<object> | undefined
  if (!View) throw new Error(`no view for "${request.block.component}"`)
  const view = <View {...request.block.props} />
  const { editable } = request.block
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
  return renderToString(elementOf(request), { identifierPrefix: request.idPrefix })
}

/**
 * The same by way of React's stream: for drafts, whose errors are wanted with their component stack, and for blocks that waited for data.
 * Nothing is outlined, so that the HTML holds no script.
 */
export async function renderBlockStream(request: RenderRequest): Promise<string> {
  const stream = await renderToReadableStream(elementOf(request), {
    identifierPrefix: request.idPrefix,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // What fails inside a boundary is reported by its fallback, what fails outside rejects the stream.
    onError: () => undefined,
  })
  await stream.allReady
  return new Response(stream).text()
}
