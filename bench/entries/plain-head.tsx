import build from 'virtual:site/build'
import type { Facts } from '../../worker/core/page/facts.ts'

/** The head as a React site would write it. */
export function PlainHead({ facts, styles }: { facts: Facts; styles: string }) {
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
