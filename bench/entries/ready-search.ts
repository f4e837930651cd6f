import { call as original } from 'bench:search-call'

const kinds = ['programme', 'place', 'person', 'page', 'news', 'event']

const wordsOf = (kind: string, index: number) =>
  `${kind} ${index}: Studieren neben dem Beruf, mit Anrechnung und Förderung`

/** As many results as a page shows, for any words. They take no time: the bench measures the page around them, and the database separately. */
export const call = {
  ...original,
  embedded: async () => ({
    answer: {
      data: kinds.map(kind => ({
        kind,
        title: kind,
        total: 40,
        page: 1,
        items: Array.from({ length: 5 }, (_, index) => ({
          title: `Studiengang ${index}`,
          titleMarks: [[0, 4]],
          subtitle: wordsOf(kind, index),
          subtitleMarks: [],
          path: `/bench/programme-${index}/`,
          color: 'petrol',
        })),
      })),
    },
  }),
}
