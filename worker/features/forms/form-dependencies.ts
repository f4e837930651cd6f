import type { Services } from '../../core/answer/services.ts'
import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import { networkOf, type SiteDependencies } from '../../core/site/site-dependencies.ts'
import type { Environment } from '../../env.ts'
import type { MailLimits } from './mail-limits.ts'
import type { FormScheduleDependencies } from './run-form-schedule.ts'

/** How many mails go to addresses that nobody has confirmed. */
export const mailLimitsOf = (environment: Environment): MailLimits => ({
  address: environment.MAILS_PER_ADDRESS,
  client: environment.MAILS_PER_CLIENT,
  site: environment.MAILS_PER_SITE,
})

interface FormContext {
  readonly services: Services
  readonly dependencies: SiteDependencies
}

/** The bindings and variables with which submissions are delivered and deleted; undefined where the site has no database. */
export function formScheduleDependencies(
  { DB: database, UPLOADS: bucket, EMAIL: email }: Cloudflare.Env,
  { services: { environment }, dependencies }: FormContext,
): FormScheduleDependencies | undefined {
  return (
    database && {
      database,
      bucket,
      email,
      from: environment.MAIL_FROM,
      fetch: networkOf(dependencies),
      url: environment.FORMS_DELIVERY_URL,
      keys: environment.deliveryKeys,
      targets: environment.FORM_TARGETS,
      linkKeys: environment.linkKeys,
      siteOrigin: environment.SITE_ORIGIN,
      retentionDays: environment.SUBMISSION_RETENTION_DAYS,
      mailLimits: mailLimitsOf(environment),
      within,
      abortedAfter,
      now: dependencies.now,
      log: dependencies.log,
    }
  )
}
