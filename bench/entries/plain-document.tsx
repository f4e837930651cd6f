import build from 'virtual:site/build'
import { createStore, Provider } from 'jotai'
import type { ComponentType, ReactNode } from 'react'
import { type Renderer, RendererContext } from '../../blocks/_kit/blocks.tsx'
import { message } from '../../blocks/_kit/messages.ts'
import type { LinkTarget } from '../../blocks/_kit/resolved.ts'
import { createDependencyTracker } from '../../worker/core/page/dependency-tracker.ts'
import type { Facts } from '../../worker/core/page/facts.ts'
import type { BlockHandle } from '../../worker/core/page/model.ts'
import { createReadings } from '../../worker/core/page/read-facts.ts'
import type { Resolution } from '../../worker/core/page/resolution.ts'
import type { CapturedPage } from './captured-renderer.ts'

/** The head as a React site would write it. */
function PlainHead({ facts, styles }: { facts: Facts; styles: string }) {
  const { origin, path, theme, alternates } = facts
  const { title, description, robots } = facts.meta.value
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={robots} />
      <link rel="canonical" href={`${origin}${path}`} />
      {alternates.value.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${origin}${href}`} />
      ))}
      <meta name="theme-color" content={theme.palette.surface} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={`${origin}${path}`} />
      <script type="module" src={build.entry} data-build={build.id} />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
    </head>
  )
}

function plainRenderer({ dependencies: { views, islands } }: CapturedPage): Renderer {
  return {
    views,
    // React renders this beside every nested block of some size, should the block come too late for the stream.
    lost: () => null,
    // Part of the tree like any other component: no element of its own, no data for hydration.
    island({ name, props }) {
      const Leaf = islands[name] as ComponentType<object>
      return <Leaf {...props} />
    },
  }
}

/** Resolves the props of blocks anew; links keep their address, because this variant fills no placeholders. */
function derivationOf({ facts, dependencies }: CapturedPage): Resolution {
  const { context, links } = createDependencyTracker(createReadings(facts), { now: facts.now, draft: false })
  return {
    // A copy would have none of the functions that the context makes when they are read.
    context: Object.assign(context, { withQuery: (link: LinkTarget) => link }),
    validate: dependencies.validate,
    links,
    report: (block, reason) => console.error(block.component, reason),
    reportEntry: (block, note) => console.error(block.component, note),
    reportLink: (block, note) => console.error(block.component, note),
  }
}

function viewsOf(handles: readonly BlockHandle[], captured: CapturedPage): ReactNode {
  const resolution = derivationOf(captured)
  return handles.map(({ resolve, uid, occurrence }) => {
    const block = resolve(resolution)
    const View = block && (captured.dependencies.views[block.component] as ComponentType<object>)
    return View && <View key={`${uid}-${occurrence}`} {...block.props} />
  })
}

/** The whole page as one tree. */
export function PlainDocument({ captured, styles }: { captured: CapturedPage; styles: string }): ReactNode {
  const { language, theme } = captured.facts
  const { header, main, footer, aside } = captured.page.regions
  return (
    <html lang={language} data-theme={theme.name}>
      <PlainHead facts={captured.facts} styles={styles} />
      <body>
        <Provider store={createStore()}>
          <RendererContext value={plainRenderer(captured)}>
            <a className="skip-link" href="#main">
              {message(language, 'skipToContent')}
            </a>
            <p className="load-failure" role="alert" hidden>
              {message(language, 'loadFailure')}
            </p>
            <div className="contents">{viewsOf(header, captured)}</div>
            <main id="main" tabIndex={-1}>
              {viewsOf(main, captured)}
            </main>
            <div className="contents">{viewsOf(footer, captured)}</div>
            <div className="contents">{viewsOf(aside, captured)}</div>
          </RendererContext>
        </Provider>
      </body>
    </html>
  )
}
