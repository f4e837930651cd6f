import type { Words } from '../_kit/words.ts'

export const messages = {
  de: { until: 'bis {{time}}', free: '{{count}} von {{all}} Plätzen frei' },
  en: { until: 'until {{time}}', free: '{{count}} of {{all}} places free' },
  fr: { until: 'jusqu’à {{time}}', free: '{{count}} places libres sur {{all}}' },
  it: { until: 'fino alle {{time}}', free: '{{count}} posti liberi su {{all}}' },
  es: { until: 'hasta las {{time}}', free: '{{count}} de {{all}} plazas libres' },
  pt: { until: 'até às {{time}}', free: '{{count}} de {{all}} lugares livres' },
} as const satisfies Words
