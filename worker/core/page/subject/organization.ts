import type { CollegeOrUniversityLeaf, WebSiteLeaf } from 'schema-dts'

/** The object without its empty properties. */
export const present = <T extends object>(properties: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(
    Object.entries(properties).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
    // `T` allows the properties that are left out to be absent.
  ) as T

/** The provider, as its site calls itself. */
export interface SiteSubject {
  readonly name: string
  readonly shortName: string | undefined
  readonly description: string | undefined
  /** Its pages on social networks. */
  readonly profiles: readonly string[]
  /** Path of its mark. */
  readonly logo: string
}

/** A page as the structured data of its subject describes it. */
export interface DescribedPage {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly image: string | undefined
  readonly site: SiteSubject
  readonly origin: string
}

const idOf = (origin: string) => `${origin}/#organization`

/** The provider as other structured data refers to it. */
export const providerOf = ({ name }: SiteSubject, origin: string): CollegeOrUniversityLeaf => ({
  '@type': 'CollegeOrUniversity',
  '@id': idOf(origin),
  name,
  url: `${origin}/`,
})

/** The provider on its home page (Google, "organisation"). */
export const organizationOf = (site: SiteSubject, origin: string): CollegeOrUniversityLeaf =>
  present<CollegeOrUniversityLeaf>({
    ...providerOf(site, origin),
    alternateName: site.shortName,
    description: site.description,
    logo: origin + site.logo,
    sameAs: site.profiles,
  })

/** The site on its home page, so that search results contain its name (Google, "site names"). */
export const webSiteOf = (site: SiteSubject, origin: string, language: string): WebSiteLeaf =>
  present<WebSiteLeaf>({
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: site.name,
    alternateName: site.shortName,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': idOf(origin) },
  })
