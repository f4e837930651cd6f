import type { Environment } from '../../../env.ts'
import { keysOf } from '../site/query.ts'
import type { Preview } from './preview.ts'
import { linkKey, readSignedLink } from './signed-link.ts'
import { readChosenVisitor, readViewAs, type ViewAs } from './view-as.ts'

/** A page view with the inspector, which is not a visit: the page is not cached, and no exposure is counted. */
export interface Inspection {
  /** The simulated visitor; undefined if the page is shown for the requesting visitor. */
  readonly viewAs: ViewAs | undefined
  /** Shows the inspector. */
  readonly inspector: boolean
}

export interface InspectionQuestion {
  /** The page's own address. */
  readonly url: URL
  readonly unit: string
  /** The unit's time zone. */
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly preview: Preview | undefined
}

type Switches = Pick<Environment, 'ENVIRONMENT' | 'linkKeys' | 'TESTING_ENABLED' | 'VERBOSE_MODE'>

/** Whether a query requests the inspector. */
export const isTesting = (query: string) =>
  keysOf(query).some(([key, value]) => key === 'testing' && value === 'on')

/** In production the inspector needs the setting, or a link that an operator signed. */
async function mayTest({ url, unit, now }: InspectionQuestion, switches: Switches): Promise<boolean> {
  const { ENVIRONMENT, linkKeys: keys, TESTING_ENABLED } = switches
  if (ENVIRONMENT !== 'production' || TESTING_ENABLED === 'true') return true
  const link = { path: url.pathname, query: url.search.slice(1), now, keys }
  const signed = await readSignedLink({ purpose: 'testing', ...link })
  return signed?.claims.unit === unit
}

/**
 * Whether and how a request opens the inspector, and for which visitor it shows the page: by a view-as link, by `testing=on`, in a draft
 * unless the verbose mode is off, and on every page where the inspector is on (requirement drafts/inspector-visible).
 */
export async function readInspection(
  question: InspectionQuestion,
  switches: Switches,
): Promise<Inspection | undefined> {
  const { url, preview } = question
  const { VERBOSE_MODE, linkKeys } = switches
  const viewAs = url.search.includes(linkKey) ? await readViewAs(question, linkKeys) : undefined
  if (viewAs) return { viewAs, inspector: true }
  const chosen = preview && readChosenVisitor(url.search.slice(1), question.zone)
  const isVerbose = preview ? VERBOSE_MODE !== 'false' : VERBOSE_MODE === 'true'
  const inspector = isVerbose || (isTesting(url.search.slice(1)) && (await mayTest(question, switches)))
  return inspector || chosen ? { viewAs: chosen, inspector } : undefined
}
