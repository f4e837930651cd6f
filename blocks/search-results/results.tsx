import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel, levelBelow } from '../_kit/heading.tsx'
import { Paging } from '../_kit/paging.tsx'
import type { TextPart } from './answer.ts'
import type { FoundOutcome, SearchWords } from './outcome.ts'

type FoundGroup = FoundOutcome['groups'][number]

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))

function Result({
  result,
  level,
}: {
  readonly result: FoundGroup['results'][number]
  readonly level: HeadingLevel
}) {
  const { title, text, href, shownPath, accent } = result
  return (
    <li className={accent ? `search-result accent-${accent}` : 'search-result'} dir="auto">
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

interface ResultsProps extends FoundOutcome {
  readonly words: SearchWords
  /** Level of the heading of a kind. */
  readonly level: HeadingLevel
}

/** The results, below a heading for each kind. */
export const Results = ({ kinds, groups, words, level }: ResultsProps) => (
  <>
    <FilterLinks label={words.kinds} links={kinds} />
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
