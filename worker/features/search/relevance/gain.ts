/**
 * How well results answer a search, from 0 to 1: normalised discounted cumulative gain of the first ten, where each page that answers it counts
 * the same.
 */
export function gainOf(results: readonly string[], answers: readonly string[]): number {
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + discount(place), 0)
  const found = [...new Set(results)]
    .slice(0, 10)
    .flatMap((path, place) => (answers.includes(path) ? [place] : []))
  return answers.length ? sum(found) / sum(answers.slice(0, 10).map((_, place) => place)) : 1
}
