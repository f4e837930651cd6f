import { hostCookie, readCookie } from '../../base/http/cookies.ts'

/**
 * Parameters of the visitor's own form: its step, the page after sending, the notice that it is saved, and the button that continues it.
 */
export const formKeys = { step: 'step', sent: 'sent', kept: 'kept', resume: 'resume' } as const

/** Maximum forms in progress that a cookie names: visitors fill in one form after the other. */
const most = 3

/**
 * An id with its signature. The id ends in `_` and the id of its form, before the signature; `.sent` at the end marks a form that was
 * sent.
 */
const signedDraft = /^[\w-]{20,120}(?:\.[\w-]{20,100})?(?:\.sent)?$/
const list = /^[\w.~-]{20,700}$/

const split = (value: string | undefined): readonly string[] =>
  (value?.split('~') ?? []).filter(draft => signedDraft.test(draft)).slice(0, most)

/** The id of a new draft of a form. */
export const newDraftId = (random: string, form: string): string => `${random}_${form}`

/** The id of the form that a signed draft belongs to. */
export function formOfDraft(signed: string): string {
  const [id = ''] = signed.split('.', 1)
  return id.slice(id.indexOf('_') + 1)
}

/** The value of a cookie for a draft that was sent: its form is no longer offered as begun. */
export const markSent = (signed: string): string => `${signed}.sent`

/** Whether a draft in a cookie belongs to a form and is in progress. */
export const isInProgress = (signed: string, form: string): boolean =>
  formOfDraft(signed) === form && !signed.endsWith('.sent')

interface CookieSource {
  /** `Cookie` header of the request. */
  readonly cookies: string | null
  readonly isSecure: boolean
  /** The visitor agreed that forms may be continued in a later visit. */
  readonly mayResume: () => boolean
}

/** The signed ids of the visitor's forms in progress, those of this visit first (requirement forms/draft). */
export function readDraftCookies({ cookies, isSecure, mayResume }: CookieSource): readonly string[] {
  const read = (name: string) => split(readCookie(cookies, hostCookie(name, isSecure), list))
  const ofVisit = read('draft')
  const later = cookies?.includes('application=') && mayResume() ? read('application') : []
  return [...new Set([...ofVisit, ...later])]
}

/** The value of a cookie that names no draft of a form. */
export const withoutDraft = (drafts: readonly string[], form: string): string =>
  drafts.filter(draft => formOfDraft(draft) !== form).join('~')

/** The value of a cookie that names one more draft, in place of another of the same form. */
export const withDraft = (drafts: readonly string[], signed: string): string =>
  split([signed, withoutDraft(drafts, formOfDraft(signed))].join('~')).join('~')
