import { type ComponentType, createContext, Fragment, type ReactNode, Suspense, use } from 'react'
import type { NestedBlock } from './resolved.ts'

/** The renderer's functions for views, by React context: blocks never import blocks. */
export interface Renderer {
  readonly views: Readonly<Record<string, ComponentType<never>>>
  /** Called while the page renders for a nested block whose view threw; returns its replacement. */
  lost(block: NestedBlock): ReactNode
  island(request: IslandRequest): ReactNode
}

/** An interactive leaf, see `island.tsx` of a block. */
export interface IslandRequest {
  readonly name: string
  readonly trigger: IslandTrigger
  readonly props: object
}

export type IslandTrigger = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}`

export const RendererContext = createContext<Renderer | undefined>(undefined)

/** The renderer of the page being rendered. Throws outside a render. */
export function useRenderer(): Renderer {
  const renderer = use(RendererContext)
  if (!renderer) throw new Error('views are rendered inside a RendererContext')
  return renderer
}

function Lost({ block }: { block: NestedBlock }) {
  return useRenderer().lost(block)
}

function One({ block }: { block: NestedBlock }) {
  const View = useRenderer().views[block.component] as ComponentType<object> | undefined
  if (!View) return <Lost block={block} />
  const view = (
    <Suspense fallback={<Lost block={block} />}>
      <View {...block.props} />
    </Suspense>
  )
  return block.editable ? (
    <div className="contents" {...block.editable}>
      {view}
    </div>
  ) : (
    view
  )
}

/** Renders nested blocks in order. One that throws is left out alone; `wrap` puts each into a cell. */
export function Blocks({
  items,
  wrap,
}: {
  items: readonly NestedBlock[]
  wrap?: (block: ReactNode, index: number) => ReactNode
}) {
  return items.map((block, index) => (
    <Fragment key={block.uid}>{wrap ? wrap(<One block={block} />, index) : <One block={block} />}</Fragment>
  ))
}

/**
 * The place of an interactive leaf: `blocks/<name>/island.tsx` is rendered here on the server and started in the
 * browser by the trigger. Props are JSON. Never around rows, options or list items.
 */
export function Island({ name, trigger, props }: { name: string; trigger: IslandTrigger; props: object }) {
  return useRenderer().island({ name, trigger, props })
}
