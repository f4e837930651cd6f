import type { brandIcons } from '../_kit/icons/names.ts'

export type Network = keyof typeof brandIcons

/** The networks as they write themselves. */
export const networks: Readonly<Record<Network, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  xing: 'XING',
  orcid: 'ORCID',
  researchgate: 'ResearchGate',
}

// The keys of a constant, which `Object.keys` widens to texts.
export const networkNames = Object.keys(networks) as Network[]
