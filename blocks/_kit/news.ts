import { dayInWords } from './date-format.ts'
import type { Words } from './words.ts'
import { dayIn } from './zoned-time.ts'

/** What articles of the news are about. */
export const newsTopics = ['university', 'programmes', 'advice'] as const

export type NewsTopic = (typeof newsTopics)[number]

/** The names of the topics, and the words of a byline. */
export const newsWords = {
  de: {
    university: 'Hochschule',
    programmes: 'Studiengänge',
    advice: 'Rat und Hilfe',
    by: 'Von {{author}}',
  },
  en: { university: 'University', programmes: 'Programmes', advice: 'Advice', by: 'By {{author}}' },
  fr: { university: 'Université', programmes: 'Formations', advice: 'Conseils', by: 'Par {{author}}' },
  it: { university: 'Ateneo', programmes: 'Corsi di laurea', advice: 'Consigli', by: 'Di {{author}}' },
  es: { university: 'Universidad', programmes: 'Titulaciones', advice: 'Consejos', by: 'Por {{author}}' },
  pt: { university: 'Universidade', programmes: 'Cursos', advice: 'Conselhos', by: 'Por {{author}}' },
} as const satisfies Words

/** The day of a moment in a zone, in words, and as machines read it. */
export const newsDay = (moment: number, language: string, zone: string) => ({
  text: dayInWords(moment, language, { dateStyle: 'long', timeZone: zone }),
  day: dayIn(moment, zone),
})
