import { withoutValues } from './core/base/log/clean-log.ts'

type Data = Readonly<Record<string, unknown>>

interface CatalogueEntry {
  /** The answer's status. */
  readonly status: number
  /** The situation in which the error is answered. */
  readonly situation: string
  /** The remedy. */
  readonly remedy: string
}

/**
 * The error catalogue (requirement errors/catalogue): everything that makes a page answer with an error. `docs/errors.md` is
 * written from this table. Visitors see the page `error/404` or `error/500` in the language of the address, or a bundled one;
 * messages and data are in the log and in the payload of a soft navigation.
 */
export const catalogue = {
  PageNotFound: {
    status: 404,
    situation: 'Nothing answers at this address: no host, no route, no call of this name.',
    remedy: 'Check the address; a host must be named in `SITE_HOSTS` or `SITE_ORIGIN`.',
  },
  RouteValidationFailed: {
    status: 404,
    situation: 'No story can have this path: bad encoding, control characters, dot segments.',
    remedy: 'Mend the link. Scanners request such paths; nothing needs to be done about them.',
  },
  StoryNotFound: {
    status: 404,
    situation: 'The path is well-formed, and no published story has it.',
    remedy:
      'Publish the story, or add a redirect. The data name the slug and the language that were requested, and what is known of translated slugs.',
  },
  SlugNotTranslated: {
    status: 404,
    situation:
      'A story of another language was found by a slug that is not its own, and it has no translated slugs.',
    remedy: 'Turn on translated slugs in the space, or give the story its slug in this language.',
  },
  DefaultsNotFound: {
    status: 503,
    situation: 'There is no defaults story for the unit, and none without a unit.',
    remedy:
      'Publish a story of type `defaults`. The answer is 503 rather than 404, so that a slip does not remove a site from search engines.',
  },
  HeaderNotFound: {
    status: 500,
    situation: 'The header call answered that there is no header.',
    remedy:
      'Publish `settings/{unit}/header`. A call that fails is no error: the last good header stands in, or this story.',
  },
  FooterNotFound: {
    status: 500,
    situation: 'The footer call answered that there is no footer.',
    remedy:
      'Publish `settings/{unit}/footer`. A call that fails is no error: the last good footer stands in, or this story.',
  },
  ContentUnavailable: {
    status: 503,
    situation: 'The content system does not answer, and there is no good copy of what was requested.',
    remedy: 'Look for `source-failed` in the log. The answer tells browsers to try again in a minute.',
  },
  AnswersUnavailable: {
    status: 503,
    situation: 'A visitor has a form in progress, and the database of forms does not answer.',
    remedy:
      'Look for `form-store-failed` in the log. Nothing is lost: the answer keeps what was entered, and offers to send it again.',
  },
  TooManyRequests: {
    status: 429,
    situation:
      'A client requested more addresses without a page in a minute than `MISSING_LIMIT` allows, or for more that is not cached than `PLATFORM_LIMIT`.',
    remedy:
      'Nothing, where it is a scanner. Where it is a crawler of yours: mend its links, or raise the limit.',
  },
  ForeignHost: {
    status: 403,
    situation:
      'A local site got a request for a draft or the inspector by a name that is not one of its own machine.',
    remedy: 'Open it at `localhost` or `127.0.0.1`, or name the host in `DEV_HOSTS`.',
  },
  PathTooLong: {
    status: 414,
    situation:
      'The path has more than 2,048 bytes, or the whole address more than 8,192, or the address leads to one that has.',
    remedy: 'Nothing: no page has such an address.',
  },
  InternalError: {
    status: 500,
    situation: 'Something failed that has no name of its own.',
    remedy: 'Look for `failure` in the log: it has the message and the stack. Visitors see neither.',
  },
} as const satisfies Readonly<Record<string, CatalogueEntry>>

export type ErrorName = keyof typeof catalogue

/** An error that a page is answered with. `data` is added to the message in the payload of a soft navigation. */
export class SiteError extends Error {
  override readonly name: ErrorName
  readonly data: Data

  constructor(name: ErrorName, message: string, data: Data = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = name
    this.data = data
  }

  get status(): number {
    return catalogue[this.name].status
  }

  /** The data to be logged: all except the variant, which comes from the visitor's query. */
  get loggedData(): Data {
    const { variantId: _, ...data } = this.data
    return data
  }
}

/** How each error is made, with the exact words (requirement errors/exact-messages). */
export const pageNotFound = (path: string) =>
  new SiteError('PageNotFound', `Page not found: ${path}`, { path })

/** Only the names of the query's parameters, because a message is shown, logged and sent on. */
export function routeValidationFailed(fullPath: string): SiteError {
  const mark = fullPath.indexOf('?')
  const path = mark < 0 ? fullPath : fullPath.slice(0, mark) + withoutValues(fullPath.slice(mark))
  return new SiteError('RouteValidationFailed', `Page Not Found ${path}`, { path })
}

export const storyNotFound = (data: Data) => new SiteError('StoryNotFound', 'Story Not Found!', data)

export const slugNotTranslated = (data: Data) =>
  new SiteError('SlugNotTranslated', 'Slug of this story is not translated slug', data)

export const defaultsNotFound = (unit: string) =>
  new SiteError('DefaultsNotFound', `No defaults found for unit: ${unit}`, { unit })

export const headerNotFound = () => new SiteError('HeaderNotFound', 'header not found')
export const footerNotFound = () => new SiteError('FooterNotFound', 'footer not found')

export const contentUnavailable = (resource: string, cause: unknown) =>
  new SiteError('ContentUnavailable', 'Content is unavailable', { resource }, { cause })

export const answersUnavailable = () =>
  new SiteError('AnswersUnavailable', 'The answers of this form are unavailable')

export const tooManyRequests = () => new SiteError('TooManyRequests', 'Too many requests')

export const foreignHost = () =>
  new SiteError('ForeignHost', 'Only at hosts of this machine, and those that DEV_HOSTS names')

export const pathTooLong = () => new SiteError('PathTooLong', 'The address is too long')

export const internalError = () => new SiteError('InternalError', 'Internal error')
