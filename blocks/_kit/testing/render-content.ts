import type { LogLine } from '../../../worker/core/base/log/events.ts'
import { assemblePage } from '../../../worker/core/page/assemble.ts'
import type { Facts } from '../../../worker/core/page/facts.ts'
import { validateBlock } from '../../../worker/core/page/registry.ts'
import { fillFragment } from '../../../worker/core/page/render/fragment.ts'
import { blockIslands, blockViews } from '../../../worker/core/page/render/registry.ts'
import { createPageRenderer } from '../../../worker/core/page/render/renderer.ts'
import { sampleFacts } from '../../../worker/core/page/sample-facts.ts'
import type { RawBlock } from '../fields/bloks.ts'

export interface RenderedContent {
  readonly html: string
  /** The renderer's log lines: lost blocks and their reasons. */
  readonly log: readonly LogLine[]
  /** Until when the fragment may be cached, epoch milliseconds. */
  readonly until: number
}

export interface RenderOptions {
  readonly theme?: string
  readonly language?: string
  readonly now?: number
  readonly facts?: Partial<Facts>
  /** The query of the address, which fills the content's placeholders. */
  readonly query?: string
}

/** Renders one block's content as the worker does, for a German visitor with every campaign. For tests. */
export function renderContent(content: unknown, options: RenderOptions = {}): RenderedContent {
  const log: LogLine[] = []
  const renderer = createPageRenderer({
    views: blockViews,
    islands: blockIslands,
    validate: validateBlock,
    log: line => log.push(line),
    account: () => undefined,
  })
  const page = assemblePage({
    status: 200,
    anchor: {},
    body: [content as RawBlock],
    header: undefined,
    footer: undefined,
  })
  const { theme = 'default', language = 'de', now = Date.UTC(2026, 10, 21, 8) } = options
  const [slot] = renderer.slots(page, { ...sampleFacts({ theme, language, now }), ...options.facts }).main
  if (!slot || slot.state === 'late') throw new Error('the content is not ready at once')
  return {
    html: new TextDecoder().decode(fillFragment(slot.fragment, options.query ?? '')),
    log,
    until: slot.fragment.until,
  }
}
