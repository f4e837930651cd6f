import { waitUntil } from 'cloudflare:workers'
import { type Services, siteService } from '../../core/answer/services.ts'
import { networkOf } from '../../core/answer/site-dependencies.ts'
import { abortedAfter, within } from '../../core/base/http/deadline.ts'
import type { Environment } from '../../env.ts'
import type { MailLimits } from './mail-address.ts'
import type { FormScheduleDependencies } from './run-form-schedule.ts'
import type { SubmissionStore } from './submission.ts'
import { createSubmissionReader } from './submission-reader.ts'
import { createSubmissionStore } from './submission-store.ts'

/** Limits for mails to addresses that were never confirmed. */
export const mailLimitsOf = (environment: Environment): MailLimits => ({
  address: environment.MAILS_PER_ADDRESS,
  client: environment.MAILS_PER_CLIENT,
  site: environment.MAILS_PER_SITE,
})

/** Stores visitors' submissions. */
export const submissionsOf = siteService<SubmissionStore>(({ bindings, environment, dependencies }) => {
  const { now, newId, log } = dependencies
  return createSubmissionStore(bindings, {
    ...{ now, newId, log, waitUntil },
    mailLimits: mailLimitsOf(environment),
  })
})

/** Reads submissions for their receivers and for operators. */
export const readerOf = siteService(({ bindings, dependencies: { now, log } }) =>
  createSubmissionReader(bindings, { now, log }),
)

/** The bindings and variables for delivering and deleting submissions; undefined where the site has no database. */
export function scheduleDependencies({
  bindings: { DB: database, UPLOADS: bucket, EMAIL: email },
  environment,
  dependencies,
}: Services): FormScheduleDependencies | undefined {
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
