import { theme as standard } from '../themes/default.ts'
import type { Theme } from '../themes/theme.ts'

/** A theme that the project does not have, with only the required values. For tests. */
export const fifthTheme: Theme = {
  ...standard,
  name: 'glacier',
  font: 'inter',
  palette: { ...standard.palette, accent: '#1b4f72', accentHover: '#123a55', highlight: '#1b4f72' },
  radius: { control: 6, card: 12, media: 4 },
  type: { weight: 720, tracking: '-0.02em', measure: '33em' },
  shapes: { bannerPicture: 'card', eventDay: 'numeral' },
  parts: { modal: { edge: '3px solid var(--c-text)' } },
  partSurfaces: { jump: 'gradient-dark' },
}
