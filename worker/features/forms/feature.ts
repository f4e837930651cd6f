import { waitUntil } from 'cloudflare:workers'
import type { Feature, Mount, SiteContext } from '../../core/answer/feature.ts'
import { siteService } from '../../core/answer/services.ts'
import { allows, clientOf } from '../../core/base/http/limits.ts'
import { otherMethod } from '../../core/base/http/responses.ts'
import { readerOf, scheduleDependencies, submissionsOf } from './form-services.ts'
import { answerFileLink } from './handlers/answer-file-link.ts'
import { answerForm, answerFormAddress } from './handlers/answer-form.ts'
import { answerCancel, answerComplete, answerPart, type PartRequest } from './handlers/answer-part.ts'
import { answerUpload } from './handlers/answer-upload.ts'
import type { FormRequest } from './handlers/form-request.ts'
import { findOwnForm } from './handlers/visitor-draft.ts'
import { consumeDeliveries } from './outbox/process-outbox.ts'
import { runFormSchedule } from './run-form-schedule.ts'
import { createShownFormNote } from './shown-form.ts'
import { formExpiries } from './store/expiries.ts'
import { countWaiting, pendingFolder, refusedFolder } from './store/waiting-objects.ts'

const address = '/api/forms/:form{[\\w-]{1,64}}'

const file = `${address}/files/:id{[\\w-]{16,64}}`

const routes: Mount = (app, { open, openPage }) => {
  const requestOf = (context: SiteContext): FormRequest => ({
    http: context.req.raw,
    form: context.req.param('form') ?? '',
    openPage(path) {
      const url = new URL(context.req.url)
      url.pathname = path
      url.search = ''
      return openPage(context, url)
    },
    isAllowed: () => allows(context.env.FORM_LIMIT, clientOf(context.req.raw.headers)),
    mayHaveBack: () => allows(context.env.POST_LIMIT, clientOf(context.req.raw.headers)),
  })
  const partRequestOf = (context: SiteContext): PartRequest => ({
    ...requestOf(context),
    id: context.req.param('id') ?? '',
    part: Number(context.req.param('part')),
  })
  const onlyPosts = () => otherMethod('POST')
  app.get('/api/forms/files/:id', context => {
    const { services, began: now } = open(context)
    const { headers } = context.req.raw
    const dependencies = { services, now, headers, limit: context.env.POST_LIMIT }
    return answerFileLink(new URL(context.req.url), dependencies)
  })
  app.post(address, context => answerForm(requestOf(context)))
  app.post(`${address}/files`, context => answerUpload(requestOf(context)))
  app.put(`${file}/:part{\\d{1,2}}`, context => answerPart(partRequestOf(context)))
  app.post(file, context => answerComplete(partRequestOf(context)))
  app.delete(file, context => answerCancel(partRequestOf(context)))
  app.get(address, context => answerFormAddress(context.req.raw) ?? onlyPosts())
  app.all(address, onlyPosts)
  app.all(`${address}/files`, onlyPosts)
}

const noteOf = siteService(services =>
  createShownFormNote({
    submissions: submissionsOf(services),
    now: services.dependencies.now,
    waitUntil,
  }),
)

/** Submissions of visitors. */
export const forms: Feature = {
  routes,
  findOwnForm,
  storeShownForm: (services, form) => noteOf(services)(form),
  async eachMinute(services) {
    const dependencies = scheduleDependencies(services)
    if (dependencies) await runFormSchedule(dependencies)
  },
  async consume(batch, services) {
    const dependencies = scheduleDependencies(services)
    if (dependencies) await consumeDeliveries(batch, dependencies)
  },
  expiries: ({ SUBMISSION_RETENTION_DAYS: days }) => ({ DB: formExpiries(days) }),
  queryStores: ({ bindings: { UPLOADS: bucket } }, now) => ({
    pending: bucket && countWaiting(bucket, pendingFolder, now),
    refused: bucket && countWaiting(bucket, refusedFolder, now),
  }),
  countOutbox: services => readerOf(services).countOutbox(),
}
