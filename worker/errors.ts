/**
 * The error catalogue (platform specification, section 8): everything that makes a page answer with an error.
 * `status` is the answer's; `data` is what a caller of the payload sees beside the message.
 */
export class SiteError extends Error {
  override readonly name: keyof typeof catalogue
  readonly data: Readonly<Record<string, unknown>>

  constructor(
    name: keyof typeof catalogue,
    message: string,
    data: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = name
    this.data = data
  }

  get status(): number {
    return catalogue[this.name]
  }
}

const catalogue = {
  PageNotFound: 404,
  RouteValidationFailed: 404,
  StoryNotFound: 404,
  SlugNotTranslated: 404,
  DefaultsNotFound: 503,
  HeaderNotFound: 500,
  FooterNotFound: 500,
  ContentUnavailable: 503,
  PathTooLong: 414,
  InternalError: 500,
} as const

/** No resource of this kind at all. */
export const pageNotFound = (path: string) =>
  new SiteError('PageNotFound', `Page not found: ${path}`, { path })

/** A path that no story can have: bad encoding, control characters, dot segments. */
export const routeValidationFailed = (fullPath: string) =>
  new SiteError('RouteValidationFailed', `Page Not Found ${fullPath}`, { path: fullPath })

/** A well-formed path without a story. */
export const storyNotFound = (data: Readonly<Record<string, unknown>>) =>
  new SiteError('StoryNotFound', 'Story Not Found!', data)

/** A story in another language than the default one that is asked for by a slug it has not, and that has no translated slugs. */
export const slugNotTranslated = (data: Readonly<Record<string, unknown>>) =>
  new SiteError('SlugNotTranslated', 'Slug of this story is not translated slug', data)

/** 503 rather than 404, so that a slip in the configuration does not remove a site from search engines. */
export const defaultsNotFound = (unit: string) =>
  new SiteError('DefaultsNotFound', `No defaults found for unit: ${unit}`, { unit })

export const headerNotFound = () => new SiteError('HeaderNotFound', 'header not found')
export const footerNotFound = () => new SiteError('FooterNotFound', 'footer not found')

/** The source cannot be reached and there is no good copy. */
export const contentUnavailable = (resource: string, cause: unknown) =>
  new SiteError('ContentUnavailable', 'Content is unavailable', { resource }, { cause })

export const pathTooLong = () => new SiteError('PathTooLong', 'The address is too long')

export const internalError = () => new SiteError('InternalError', 'Internal error')
