import type { Environment } from '../../env.ts'
import type { Stories } from '../content/stories/stories.ts'
import type { PageData } from '../page/data/page-data.ts'
import type { Assignment } from '../page/data/show-variant.ts'
import type { PageQuestion } from '../page/page-facts.ts'
import type { CallPlatform } from '../platform/platform.ts'
import type { Site } from '../request/site/site.ts'
import type { Visitor } from '../request/visitor/visitor.ts'

/** The facts of the request that the inspector shows. */
export interface InspectedRequest {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
  readonly environment: Environment
  readonly site: Site
  /** A view-as link defines the visitor. */
  readonly isViewAs: boolean
  /** When the request came, epoch milliseconds. */
  readonly began: number
  /** Content version. */
  readonly cv: number
  /** Id of the build. */
  readonly build: string
}

/** A page that an operator inspects. */
export interface InspectedPage {
  readonly pageData: PageData
  readonly question: PageQuestion
  readonly visitor: Visitor
  readonly request: InspectedRequest
  readonly assignment: Assignment | undefined
}
