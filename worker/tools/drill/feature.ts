import type { Feature } from '../../core/answer/feature.ts'
import { answerDrill } from './answer-drill.ts'
import { faultHeader } from './fault-names.ts'

/** Shows operators a page as visitors would see it while a system fails. */
export const drill: Feature = {
  intercept: request =>
    request.headers.has(faultHeader) ? interception => answerDrill(request, interception) : undefined,
}
