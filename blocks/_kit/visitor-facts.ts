import type { Service } from './consent/services.ts'
import type { Usergroup } from './usergroups.ts'

/** The parts of a request that facts are read from. Each is read when a fact needs it; malformed ones count as missing. */
export interface VisitorSource {
  /** The value of a cookie that matches the pattern as a whole. */
  readonly cookie: (name: string, pattern: RegExp) => string | undefined
  /** The value of a header of the request, trimmed; empty if the request has none. */
  readonly header: (name: string) => string
  /** Variables of the deployment that name headers. */
  readonly variables: { readonly MOBILE_VIEWER_HEADER: string }
  readonly country: () => string
  readonly usergroup: () => Usergroup
  readonly consent: (service: Service) => boolean
  /** Whether a cookie names a form with this id that is in progress. */
  readonly isInProgress: (form: string) => boolean
}

/** A simulated visitor: set by a view-as link, or chosen by an editor for a draft. */
export interface ChosenVisitor {
  readonly country?: string | undefined
  readonly usergroup: Usergroup
}

/** A fact of a visitor: a value, or a function of one text. */
interface VisitorFact<Value> {
  readonly read: (source: VisitorSource) => Value
  /** The fact of a simulated visitor. If it is missing or undefined, that of the client that opens the link is used. */
  readonly chosen?: (visitor: ChosenVisitor) => Value | undefined
  /** Its name in the inspector. */
  readonly words: string
  /** The fact of the visitor for whom the gallery shows its blocks. */
  readonly sample: Value
}

const fact = <Value>(declared: VisitorFact<Value>) => declared
const never = () => false

/** Whether an exit layer makes sense: not in the app, which has no page to leave. */
const mayLeave = (usergroup: Usergroup): boolean => usergroup !== 'app'

/**
 * Everything about a visitor that a page may depend on, each fact declared only here: the reader of requests, the context of blocks, the keys of
 * caches, view-as links, the inspector and the gallery follow by types.
 */
export const visitorFacts = {
  /** ISO 3166-1 alpha-2, upper case, or `unknown`. */
  country: fact<string>({
    read: ({ country }) => country(),
    chosen: ({ country }) => country,
    words: 'country',
    sample: 'DE',
  }),
  /** Blocks use `isInUsergroup`, which reads less. */
  usergroup: fact<Usergroup>({
    read: ({ usergroup }) => usergroup(),
    chosen: ({ usergroup }) => usergroup,
    words: 'usergroup',
    sample: 'new',
  }),
  /** Whether the visitor has closed the banner of the campaign, or the alert, with this id during this visit; the cookie has the last four. */
  isBannerClosed: fact<(banner: string) => boolean>({
    read:
      ({ cookie }) =>
      banner =>
        cookie('closed_banner', /^[\w-]{1,64}(?:\.[\w-]{1,64}){0,3}$/)
          ?.split('.')
          .includes(banner) ?? false,
    chosen: () => never,
    words: 'banner closed',
    sample: never,
  }),
  /**
   * Whether an exit layer may open: not once it was closed or a form was sent during this visit, and not in the app (requirement
   * tools/exit-layer).
   */
  maySeeExitLayer: fact<boolean>({
    read: ({ cookie, usergroup }) => cookie('closed_exit', /^1$/) === undefined && mayLeave(usergroup()),
    chosen: ({ usergroup }) => mayLeave(usergroup),
    words: 'may see the exit layer',
    sample: true,
  }),
  /** Whether the visitor has a form with this id in progress. */
  hasDraft: fact<(form: string) => boolean>({
    read: ({ isInProgress }) => isInProgress,
    chosen: () => never,
    words: 'form in progress',
    sample: never,
  }),
  /** Whether the visitor has granted this service. */
  grants: fact<(service: Service) => boolean>({
    read: ({ consent }) => consent,
    chosen: () => never,
    words: 'granted',
    sample: never,
  }),
  /** Is the viewer a phone? Cloudflare sends `mobile`; others send a flag. Decides hints to load pictures ahead. */
  isMobile: fact<boolean>({
    read: ({ header, variables }) => /^(?:mobile|true|\?1|1)$/i.test(header(variables.MOBILE_VIEWER_HEADER)),
    words: 'phone',
    sample: false,
  }),
}

type Declared = typeof visitorFacts
export type VisitorFactName = keyof Declared

export type VisitorFacts = {
  readonly [Name in VisitorFactName]: ReturnType<Declared[Name]['read']>
}

export const isVisitorFact = (name: string): name is VisitorFactName => Object.hasOwn(visitorFacts, name)

/** An object with a value for each fact, made from its declaration. */
export function eachVisitorFact<Made extends object>(
  make: (declared: VisitorFact<unknown>, name: VisitorFactName) => unknown,
): Made {
  // The keys are those of the declaration.
  const names = Object.keys(visitorFacts) as VisitorFactName[]
  const entries = names.map(name => [name, make(visitorFacts[name] as VisitorFact<unknown>, name)])
  // Each name has an entry; callers name its type.
  return Object.fromEntries(entries) as Made
}

/** The facts about a visitor that blocks may read. */
export type VisitorQuestions = {
  readonly [Name in Exclude<VisitorFactName, 'usergroup'>]: VisitorFacts[Name] extends (
    argument: infer Argument,
  ) => infer Answer
    ? (argument: Argument) => Answer
    : () => VisitorFacts[Name]
}
