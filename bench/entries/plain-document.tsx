import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { Blocks, type Renderer, RendererContext } from '../../blocks/_kit/blocks.tsx'
import { message } from '../../blocks/_kit/messages.ts'
import type { NestedBlock } from '../../blocks/_kit/resolved.ts'
import { createReadings } from '../../worker/page/facts.ts'
import type { BlockHandle } from '../../worker/page/model.ts'
import { createRecorder } from '../../worker/page/recorder.ts'
import type { CapturedPage } from './captured-renderer.ts'
import { PlainHead } from './plain-head.tsx'

function plainRenderer({ ports: { views, islands } }: CapturedPage): Renderer {
  return {
    views,
    lost: ({ component }) => {
      throw new Error(`${component} failed`)
    },
    // Part of the tree like any other component: no element of its own, no data for hydration.
    island({ name, props }) {
      const Leaf = islands[name] as ComponentType<object>
      return <Leaf {...props} />
    },
  }
}

/** The props of all blocks, derived anew; links keep their address, because nothing fills holes here. */
function deriveAll({ facts, ports }: CapturedPage) {
  const { context } = createRecorder(createReadings(facts), facts)
  const derivation = {
    context: { ...context, withQuery: <Link,>(link: Link) => link },
    validate: ports.validate,
    links: facts.links,
    report: (_block: object, reason: string) => console.error(reason),
  }
  return (handles: readonly BlockHandle[]): NestedBlock[] =>
    handles.flatMap(({ derive, occurrence }) => {
      const block = derive(derivation)
      return block ? { ...block, uid: `${block.uid}-${occurrence}` } : []
    })
}

/** The whole page as one tree. */
export function PlainDocument({ captured, styles }: { captured: CapturedPage; styles: string }): ReactNode {
  const { language, theme } = captured.facts
  const { header, main, footer } = captured.page.regions
  const derived = deriveAll(captured)
  return (
    <html lang={language} data-theme={theme.name}>
      <PlainHead facts={captured.facts} styles={styles} />
      <body>
        <Provider store={createStore()}>
          <RendererContext value={plainRenderer(captured)}>
            <a className="skip-link" href="#main">
              {message(language, 'skipToContent')}
            </a>
            <div className="contents">
              <Blocks items={derived(header)} />
            </div>
            <main id="main" tabIndex={-1}>
              <Blocks items={derived(main)} />
            </main>
            <div className="contents">
              <Blocks items={derived(footer)} />
            </div>
          </RendererContext>
        </Provider>
      </body>
    </html>
  )
}
