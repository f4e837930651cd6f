import { Blocks } from '../_kit/blocks.tsx'
import { ChatStrip } from '../_kit/chat-strip.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel, levelBelow } from '../_kit/heading.tsx'
import { Paging } from '../_kit/paging.tsx'
import { SearchField } from '../_kit/search-field.tsx'
import { Section } from '../_kit/section.tsx'
import { InLanguage } from '../_kit/text-in-language.tsx'
import { tracked } from '../_kit/tracking.ts'
import type { TextPart } from './answer.ts'
import type { FoundOutcome, SearchWords } from './outcome.ts'
import type { SearchResultsProps } from './props.ts'

type Result = FoundOutcome['groups'][number]['results'][number]

const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ at, text, isMatch }) => (isMatch ? <mark key={at}>{text}</mark> : text))

function Figure({ figure }: Pick<Result, 'figure'>) {
  if (!figure) return null
  return (
    <p className="search-figure">
      <strong>{figure.text}</strong> {figure.note && <InLanguage {...figure.note} />}
    </p>
  )
}

/** A result: its title, what it is, a line of text, and at the end of the row a price or a day. */
function Found({ result, level }: { readonly result: Result; readonly level: HeadingLevel }) {
  const { title, text, href, facts, figure } = result
  return (
    <>
      <Heading level={level} look="h5">
        <a className="search-result-link" href={href}>
          <Marked parts={title} />
        </a>
      </Heading>
      <Figure figure={figure} />
      {facts && <p className="search-facts">{facts}</p>}
      {text.length > 0 && (
        <p className="search-text">
          <Marked parts={text} />
        </p>
      )}
    </>
  )
}

interface ResultsProps {
  readonly groups: FoundOutcome['groups']
  readonly words: SearchWords
  /** Level of the heading of a kind. */
  readonly level: HeadingLevel
}

/** The results as rows, below a heading for each kind. */
const Results = ({ groups, words, level }: ResultsProps) =>
  groups.map(({ key, title, results, more, paging }) => (
    <div key={key} className="search-group">
      <Heading level={level} look="h5">
        {title}
      </Heading>
      <ol className="search-rows">
        {results.map(result => (
          <li key={result.href} className="search-row" dir="auto">
            <Found result={result} level={levelBelow(level)} />
          </li>
        ))}
      </ol>
      {more && (
        <a className="text-link" href={more.href}>
          {more.label}
        </a>
      )}
      <Paging paging={paging} words={words} />
    </div>
  ))

/** What editors suggest: usual searches, each with a line or a figure. */
const Suggested = ({ field, groupLevel }: Pick<SearchResultsProps, 'field' | 'groupLevel'>) =>
  field.suggestions.map(({ uid, title, items }) => (
    <div key={uid} className="search-group">
      <Heading level={groupLevel} look="h5">
        {title}
      </Heading>
      <ul className="search-rows">
        {items.map(({ _uid, title: name, subtitle, link }) => (
          <li key={_uid} className="search-row">
            <a href={link.href} target={link.target} rel={link.rel}>
              {name}
            </a>
            {subtitle && <p className="search-figure">{subtitle}</p>}
          </li>
        ))}
      </ul>
    </div>
  ))

/** What to try after a search without results. */
const Tips = ({ words }: Pick<SearchResultsProps, 'words'>) => (
  <div className="search-tips">
    <p>{words.tips}</p>
    <ul>
      <li>{words.tipSpelling}</li>
      <li>{words.tipFewer}</li>
      <li>{words.tipOther}</li>
    </ul>
  </div>
)

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

/** The number of results, in a live region that screen readers announce, and links that filter them by kind. */
function Summary(props: SearchResultsProps) {
  const { outcome, words, value } = props
  if (outcome.kind === 'blank') return null
  return (
    <>
      <p className="search-summary" role="status">
        {outcome.kind === 'failed' ? words.failed : <WithWords text={outcome.summary} words={value} />}
      </p>
      {outcome.kind === 'failed' && (
        <p>
          {words.failedText}{' '}
          <a className="text-link" href={outcome.again}>
            {words.again}
          </a>
        </p>
      )}
      {outcome.kind === 'empty' && <Tips words={words} />}
      {outcome.kind === 'found' && <FilterLinks label={words.kinds} links={outcome.kinds} />}
    </>
  )
}

/** A plain form and plain links; suggestions while typing come from the field's own code. */
export function View(props: SearchResultsProps) {
  const { headline, field, value, outcome, aside, chat, words, groupLevel } = props
  const best = outcome.kind === 'found' ? outcome.best : undefined
  return (
    <Section>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <div className="search-columns" {...(value && tracked({ type: 'search' }))}>
        <div className="search-head">
          <SearchField {...field} value={value} />
          <Summary {...props} />
        </div>
        {best && (
          <div className="search-best" dir="auto">
            <p className="search-best-label">{words.best}</p>
            <Found result={best} level={groupLevel} />
          </div>
        )}
        <div className="search-groups">
          {outcome.kind === 'found' ? (
            <Results groups={outcome.groups} words={words} level={groupLevel} />
          ) : (
            <Suggested field={field} groupLevel={groupLevel} />
          )}
        </div>
        {(aside.length > 0 || chat) && (
          <div className="search-aside">
            <Blocks items={aside} />
            {chat && <ChatStrip {...chat} />}
          </div>
        )}
      </div>
    </Section>
  )
}
