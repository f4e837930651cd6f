import { Heading, type HeadingLevel, levelBelow } from '../_kit/heading.tsx'
import { Icon } from '../_kit/icons/icon.tsx'
import type { TextPart } from './answer.ts'
import type { FoundOutcome, SearchWords } from './outcome.ts'

type FoundGroup = FoundOutcome['groups'][number]

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))

function Kinds({ kinds, words }: { readonly kinds: FoundOutcome['kinds']; readonly words: SearchWords }) {
  if (!kinds.length) return null
  return (
    <nav aria-label={words.kinds}>
      <ul className="search-kinds">
        {kinds.map(({ label, count, href, isCurrent }) => (
          <li key={href}>
            <a className="search-kind" href={href} aria-current={isCurrent ? 'true' : undefined}>
              {label} <span className="search-count">({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Result({
  result,
  level,
}: {
  readonly result: FoundGroup['results'][number]
  readonly level: HeadingLevel
}) {
  const { title, text, href, shownPath, accent } = result
  return (
    <li className={accent ? `search-result accent-${accent}` : 'search-result'}>
      <Heading level={level} look="h5" className="search-result-title">
        <a className="search-result-link" href={href}>
          <Marked parts={title} />
        </a>
      </Heading>
      {shownPath && <p className="search-result-path">{shownPath}</p>}
      {text.length > 0 && (
        <p>
          <Marked parts={text} />
        </p>
      )}
    </li>
  )
}

function Paging({ paging, words }: { readonly paging: FoundGroup['paging']; readonly words: SearchWords }) {
  if (!paging) return null
  const { label, previous, next } = paging
  return (
    <nav className="search-paging" aria-label={words.pages}>
      {previous && (
        <a className="text-link" href={previous} rel="prev">
          <Icon name="arrow-left" /> {words.previous}
        </a>
      )}
      <span>{label}</span>
      {next && (
        <a className="text-link" href={next} rel="next">
          {words.next} <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}

interface ResultsProps extends FoundOutcome {
  readonly words: SearchWords
  /** Level of the heading of a kind. */
  readonly level: HeadingLevel
}

/** The results, below a heading for each kind. */
export const Results = ({ kinds, groups, words, level }: ResultsProps) => (
  <>
    <Kinds kinds={kinds} words={words} />
    {groups.map(({ key, title, results, more, paging }) => (
      <div key={key} className="search-group">
        <Heading level={level} look="h4">
          {title}
        </Heading>
        <ol className="search-results">
          {results.map(result => (
            <Result key={result.href} result={result} level={levelBelow(level)} />
          ))}
        </ol>
        {more && (
          <a className="text-link" href={more.href}>
            {more.label}
          </a>
        )}
        <Paging paging={paging} words={words} />
      </div>
    ))}
  </>
)
