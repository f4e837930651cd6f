import type { ContentOf } from '../_kit/block-schema.ts'
import { mailTarget, phoneTarget } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import type { Resolved } from '../_kit/resolved.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const candidatesOf = (content: Content) => [
  { icon: 'mail', label: content.emailLabel, link: mailTarget(content.email), address: content.email },
  { icon: 'phone', label: content.phoneLabel, link: phoneTarget(content.phone), address: content.phone },
  { icon: 'linkedin', label: content.linkedInLabel, link: content.linkedIn },
  { icon: 'xing', label: content.xingLabel, link: content.xing },
  { icon: 'facebook', label: content.facebookLabel, link: content.facebook },
  { icon: 'researchgate', label: content.researchGateLabel, link: content.researchGate },
  { icon: 'orcid', label: content.orcidLabel, link: content.orcid },
]

/** Channels with a value and a label; without any the block is not shown. */
export function props(content: Content, context: Context) {
  const channels = candidatesOf(content).flatMap(({ icon, label, link, address }) =>
    // If a page has several teachers, their channels have the same words (WCAG 2.2, 2.4.9).
    label && link
      ? [{ icon, label, link, address: label.includes(address ?? '') ? undefined : address }]
      : [],
  )
  if (!channels.length) return undefined
  return {
    photo: content.photo,
    office: content.office,
    hours: content.officeHours.filter(({ time, title }) => time && title),
    hoursLabel: context.message('officeHours'),
    channels,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type TeacherContactProps = NonNullable<ReturnType<typeof props>>
