// Cloudflare's codes for "not known" and for Tor exits (requirement site/country).
const notCountries: ReadonlySet<string> = new Set(['XX', 'T1'])

/** The viewer's country from the configured header. */
export function viewerCountry(header: string | null): string {
  const code = header?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && !notCountries.has(code) ? code : 'unknown'
}
