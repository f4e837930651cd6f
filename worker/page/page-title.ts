interface SiteNames {
  readonly siteName: string
  readonly siteShortName?: string | undefined
}

/** Search engines cut longer titles. */
const maxCharacters = 60

/** A page's title with the longest name of the site that fits; alone where none does, or where it names the site already. */
export function pageTitle(title: string, { siteName, siteShortName }: SiteNames): string {
  const names = [siteName, siteShortName].filter(name => name !== undefined)
  if (names.some(name => title.includes(name))) return title
  return names.map(name => `${title} | ${name}`).find(whole => whole.length <= maxCharacters) ?? title
}
