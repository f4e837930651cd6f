import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import { bylineWords, newsDay, topicName } from '../_kit/news.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** Undefined without a day. */
export function props({ topic, publishedOn, author, photo, minutes }: Content, context: Context) {
  if (publishedOn === undefined) return undefined
  const words = context.words(bylineWords)
  return {
    topic: topic && topicName(topic, context.newsTopics()),
    date: newsDay(publishedOn, context.language(), context.timeZone()),
    author: author && fillTemplate(words.by, { author }),
    photo: author ? photo : undefined,
    time: minutes && fillTemplate(words.time, { minutes }),
  }
}
