import type { Context } from './context.ts'

/** The text that screen readers read for a rating out of 5, to one decimal: `4,5 von 5 Sternen`, in English `4.5 …`. */
export function starName(rating: number, context: Context): string {
  const text = String(Math.round(rating * 10) / 10)
  const number = context.language() === 'en' ? text : text.replace('.', ',')
  return context.message('ofFiveStars', { rating: number })
}
