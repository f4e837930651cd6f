import type { FormDelivery, MailTemplate } from '../_kit/forms/sent-form.ts'
import type { contentOf } from './content.ts'

type Content = ReturnType<typeof contentOf>

const mail = (subject: string | undefined, text: string | undefined): MailTemplate | undefined =>
  subject && text ? { subject, text } : undefined

/** The mails, pages and receivers that follow when a form is sent. */
export function deliveryOf(content: Content): FormDelivery {
  const { subscription, confirmPage, successPage, receiptSubject, receiptText, notifyTo, isNewsletter } =
    content
  const notification = mail(content.notifySubject, content.notifyText)
  const confirmation = mail(content.confirmSubject, content.confirmText)
  const confirmHref = isNewsletter ? confirmPage?.href : undefined
  return {
    subscription,
    successHref: successPage?.href,
    receipt: mail(receiptSubject, receiptText),
    resume: content.savesAnswers ? mail(content.resumeSubject, content.resumeText) : undefined,
    notification: notifyTo && notification ? { ...notification, to: notifyTo } : undefined,
    confirmation: confirmation && confirmHref ? { ...confirmation, href: confirmHref } : undefined,
  }
}
