import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Paging } from '../_kit/paging.tsx'
import { Section } from '../_kit/section.tsx'
import type { NewsListProps } from './props.ts'

type Props = NewsListProps

interface ArticleProps {
  readonly article: Props['articles'][number]
  readonly level: HeadingLevel
  /** `lead` is the large one at the head of a list. */
  readonly look: 'card' | 'row' | 'lead'
}

const classes = {
  card: 'news-article',
  row: 'news-article news-row',
  lead: 'news-article news-lead',
} as const
const sizes = {
  card: '(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw',
  lead: '(min-width: 768px) 58vw, 100vw',
} as const

function Article({ article, level, look }: ArticleProps) {
  const { title, text, href, image, date, topic } = article
  return (
    <li className={classes[look]} dir="auto">
      {image && look !== 'row' && (
        <div className="news-picture">
          <Media asset={image} ratio="16:9" sizes={sizes[look]} />
        </div>
      )}
      <p className="news-meta">
        <span>{topic}</span>
        <time dateTime={date.day}>{date.text}</time>
      </p>
      <div className="news-words">
        <Heading level={level} look={look === 'lead' ? 'h3' : 'h5'}>
          <a className="news-link" href={href}>
            {title}
          </a>
        </Heading>
        {text && <p>{text}</p>}
      </div>
    </li>
  )
}

/** Cards, or rows; the first article of the whole list is large. */
const Articles = ({ articles, level, look }: Pick<Props, 'articles' | 'level' | 'look'>) => (
  <ul className={look === 'cards' ? 'news-cards' : 'news-rows'}>
    {articles.map((article, index) => (
      <Article
        key={article.uuid}
        article={article}
        level={level}
        look={look === 'cards' ? 'card' : look === 'lead' && index === 0 ? 'lead' : 'row'}
      />
    ))}
  </ul>
)

/** The number of articles, or why there is none. A teaser shows neither. */
function Summary({ notice, summary, elsewhere }: Pick<Props, 'notice' | 'summary' | 'elsewhere'>) {
  if (notice) return <FallbackNotice {...notice} />
  return (
    <>
      {summary && <p role="status">{summary}</p>}
      {elsewhere.map(({ language, href, label }) => (
        <p key={language}>
          <a className="text-link" href={href} hrefLang={language} lang={language}>
            {label}
          </a>
        </p>
      ))}
    </>
  )
}

export function View(props: Props) {
  const { headline, level, articles, look, summary, topics, paging, feed, words } = props
  return (
    <Section isTool={summary !== undefined}>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <div className="news">
        <FilterLinks label={words.topics} links={topics} />
        <Summary {...props} />
        {articles.length > 0 && <Articles articles={articles} level={level} look={look} />}
        <Paging paging={paging} words={words} />
        {feed && (
          <a className="text-link news-feed" href={feed} type="application/atom+xml">
            {words.feed}
          </a>
        )}
      </div>
    </Section>
  )
}
