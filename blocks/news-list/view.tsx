import { FallbackNotice } from '../_kit/fallback-notice.tsx'
import { FilterLinks } from '../_kit/filter-links.tsx'
import { Heading, type HeadingLevel } from '../_kit/heading.tsx'
import { Media } from '../_kit/media.tsx'
import { Paging } from '../_kit/paging.tsx'
import { Section } from '../_kit/section.tsx'
import type { NewsListProps } from './props.ts'

type Props = NewsListProps

function Article({
  article,
  level,
}: {
  readonly article: Props['articles'][number]
  readonly level: HeadingLevel
}) {
  const { title, text, href, image, date, topic } = article
  return (
    <li className="news-article" dir="auto">
      {image && (
        <div className="news-picture">
          <Media
            asset={image}
            ratio="16:9"
            sizes="(min-width: 1024px) 24rem, (min-width: 768px) 50vw, 100vw"
          />
        </div>
      )}
      <p className="news-meta">
        <span>{topic}</span>
        <time dateTime={date.day}>{date.text}</time>
      </p>
      <Heading level={level} look="h5">
        <a className="news-link" href={href}>
          {title}
        </a>
      </Heading>
      {text && <p>{text}</p>}
    </li>
  )
}

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
  const { headline, level, articles, summary, topics, paging, feed, words } = props
  return (
    <Section isTool={summary !== undefined}>
      {headline && <Heading level={headline.level}>{headline.text}</Heading>}
      <div className="news">
        <FilterLinks label={words.topics} links={topics} />
        <Summary {...props} />
        {articles.length > 0 && (
          <ul className="news-articles">
            {articles.map(article => (
              <Article key={article.uuid} article={article} level={level} />
            ))}
          </ul>
        )}
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
