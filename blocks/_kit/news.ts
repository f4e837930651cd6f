import { dayInWords } from './date-format.ts'
import type { Words } from './words.ts'
import { dayIn } from './zoned-time.ts'

/** Topics of news articles: editors name them in the unit's defaults. */
export interface NewsTopic {
  /** As articles and addresses name it. */
  readonly code: string
  /** In the language of the page. */
  readonly name: string
}

/** The name of an article's topic; a topic that is not in the defaults is shown as the article names it. */
export const topicName = (code: string, topics: readonly NewsTopic[]): string =>
  topics.find(topic => topic.code === code)?.name ?? code

/** The words of a byline. */
export const bylineWords = {
  de: { by: 'Von {{author}}', time: '{{minutes}} Min. Lesezeit' },
  en: { by: 'By {{author}}', time: '{{minutes}} min read' },
  fr: { by: 'Par {{author}}', time: '{{minutes}} min de lecture' },
  it: { by: 'Di {{author}}', time: '{{minutes}} min di lettura' },
  es: { by: 'Por {{author}}', time: '{{minutes}} min de lectura' },
  pt: { by: 'Por {{author}}', time: '{{minutes}} min de leitura' },
} as const satisfies Words

/** The day of a moment in a zone, in words, and as machines read it. */
export const newsDay = (moment: number, language: string, zone: string) => ({
  text: dayInWords(moment, language, { dateStyle: 'long', timeZone: zone }),
  day: dayIn(moment, zone),
})
