import { ChatStrip } from '../_kit/chat-strip.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel, levelBelow } from '../_kit/heading.tsx'
import { Paging } from '../_kit/paging.tsx'
import { SearchField } from '../_kit/search-field.tsx'
import { Section } from '../_kit/section.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { TextPart } from './answer.ts'
import type { FoundOutcome, SearchWords } from './outcome.ts'
import type { SearchResultsProps } from './props.ts'

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
const Results = ({ kinds, groups, words, level }: ResultsProps) => (
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

/** Suggestions after a search without results, and pages that editors chose. */
function Tips({ words, field }: SearchResultsProps) {
  const links = field.suggestions.flatMap(({ items }) => items)
  return (
    <div className="search-tips">
      <p>{words.tips}</p>
      <ul>
        <li>{words.tipSpelling}</li>
        <li>{words.tipFewer}</li>
        <li>{words.tipOther}</li>
        {links.map(({ _uid, title, link }) => (
          <li key={_uid}>
            <a className="text-link" href={link.href} target={link.target} rel={link.rel}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A sentence with the visitor's words, which may have another text direction. */
function WithWords({ text, words }: { readonly text: string; readonly words: string }) {
  const at = text.lastIndexOf(words)
  if (!words || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <bdi>{words}</bdi>
      {text.slice(at + words.length)}
    </>
  )
}

/** The results of the search; only their first line is announced. */
function Outcome(props: SearchResultsProps) {
  const { outcome, words } = props
  if (outcome.kind === 'blank') return null
  return (
    <div className="search-outcome" {...tracked({ type: 'search' })}>
      <p className="search-summary" role="status">
        {outcome.kind === 'failed' ? words.failed : <WithWords text={outcome.summary} words={props.value} />}
      </p>
      {outcome.kind === 'failed' && (
        <p>
          {words.failedText}{' '}
          <a className="text-link" href={outcome.again}>
            {words.again}
          </a>
        </p>
      )}
      {outcome.kind === 'empty' && <Tips {...props} />}
      {outcome.kind === 'found' && <Results {...outcome} words={words} level={props.groupLevel} />}
    </div>
  )
}

/** A plain form and plain links; suggestions while typing come from the field's own code. */
export function View(props: SearchResultsProps) {
  const { headline, field, value, chat } = props
  return (
    <Section size="xl">
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <SearchField {...field} value={value} />
      <Outcome {...props} />
      {chat && <ChatStrip {...chat} />}
    </Section>
  )
}
