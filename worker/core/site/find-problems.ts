import { dayIn } from '../../../blocks/_kit/zoned-time.ts'
import type { RequestContext } from '../answer/request-context.ts'
import type { Stories } from '../content/stories/stories.ts'
import type { StoriesDependencies } from '../content/stories/stories-dependencies.ts'
import { chooseDefaults } from '../content/types/defaults.ts'
import type { Story } from '../content/types/story.ts'
import { lackingTerms, requiredTerms } from '../page/lacking-terms.ts'

/** The parts of a request that the search for problems reads. */
interface ProblemContext {
  readonly request: Pick<RequestContext, 'services' | 'site' | 'now' | 'log'>
  readonly stories: () => Pick<Stories, 'defaults'>
}

/** The day from which the unit requires the terms of distance courses; undefined if it does not, or if its defaults cannot be read. */
async function termsFrom({ request: { site }, stories }: ProblemContext): Promise<string | undefined> {
  try {
    const { value } = await stories().defaults(site.defaultLanguage)
    return chooseDefaults(value, site.unit)?.contractsTermsFrom
  } catch {
    // The reader has logged why.
    return undefined
  }
}

const isPublishedAnew = (before: Story | undefined, next: Story) => before?.published_at !== next.published_at

/**
 * Makes the function that finds what a newly published story lacks: what the one before had, and what the unit requires of distance courses on the day of the
 * publication, which it lacks also where the one before lacked it, or there was none.
 */
export function createProblemSearch(context: ProblemContext): StoriesDependencies['newProblems'] {
  const { services, site, now, log } = context.request
  return (before, next) => {
    const own = services.page.newProblems(before, next)
    if (!isPublishedAnew(before, next) || !lackingTerms(next.content).length) return own
    return termsFrom(context).then(from => {
      const published = Date.parse(next.published_at ?? '')
      const today = dayIn(Number.isNaN(published) ? now() : published, site.timeZone)
      const { faults, warnings } = requiredTerms({ content: next.content, from, today })
      if (warnings.length) log({ event: 'course-terms-lacking', id: next.id, reasons: warnings })
      return [...own, ...faults]
    })
  }
}
