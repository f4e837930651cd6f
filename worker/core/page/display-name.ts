/** Words of the code that editors know in another spelling. */
const spellings: Readonly<Record<string, string>> = {
  col: 'column',
  color: 'colour',
  cta: 'CTA',
  ects: 'ECTS',
  faq: 'FAQ',
  gray: 'grey',
  href: 'link',
  id: 'ID',
  linkedin: 'LinkedIn',
  mba: 'MBA',
  orcid: 'ORCID',
  pricebox: 'price box',
  pricemodels: 'price models',
  props: 'properties',
  researchgate: 'ResearchGate',
  seo: 'SEO',
  tiktok: 'TikTok',
  url: 'URL',
  usp: 'USP',
  usps: 'USPs',
  uuid: 'UUID',
  whatsapp: 'WhatsApp',
  xing: 'XING',
  youtube: 'YouTube',
}

/** Names that are more than their words. */
const names: Readonly<Record<string, string>> = {
  hrefLandingpage: 'Link on landing pages',
  linkedIn: 'LinkedIn',
  noindex: 'Hide from search engines',
  researchGate: 'ResearchGate',
}

const isAbbreviation = (word: string) => word.length > 1 && word === word.toUpperCase()

function spell(word: string): string {
  if (isAbbreviation(word)) return word
  const lower = word.toLowerCase()
  return Object.hasOwn(spellings, lower) ? spellings[lower]! : lower
}

/**
 * A name of the code in the spelling that editors read: `seoTitle` is "SEO title", `image-left` is "Image left". Names that are
 * not words, such as `16:9`, stay unchanged.
 */
export function displayName(name: string): string {
  if (Object.hasOwn(names, name)) return names[name]!
  if (/[/:]/.test(name)) return name
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_-]+/)
  const text = words.map(spell).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
