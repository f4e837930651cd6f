import type { ContentOf } from '../_kit/block-schema.ts'
import { chatLink } from '../_kit/chat-link.ts'
import type { BlockPlace, Context } from '../_kit/context.ts'
import { pageLink } from '../_kit/page-link.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { tracked } from '../_kit/tracking.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The tracking data of a click on the button (requirement buttons/tracking-fields). */
const trackingOf = ({ trackingLabel, trackingEvent, trackingType, trackingPosition }: Content) =>
  tracked({
    label: trackingLabel,
    event: trackingEvent ?? 'content_buttons',
    type: trackingType,
    position: trackingPosition,
  })

/** Only an address of a page can be missing. */
const leadsToPage = (href: string) => !/^(#|mailto:|tel:)/i.test(href)

/** Requirement buttons/shown. A button without an address that sends no form and is not disabled is not shown. */
export function props(content: Content, context: Context, place: BlockPlace) {
  const { text, submit, disabled, buttonType, iconBefore, iconAfter, notExistingText } = content
  const own = pageLink(content, context)
  const chat = chatLink({ link: own, conversation: content.conversationTemplate }, place, context)
  const link = chat?.link ?? own
  if (!link && !submit && !disabled) return undefined
  const isProbed = content.checkHrefForExistence && link !== undefined && leadsToPage(link.href)
  return {
    text,
    link: disabled ? undefined : link,
    submit,
    disabled,
    buttonType,
    iconBefore,
    iconAfter,
    probe: isProbed && !disabled ? { missingText: notExistingText ?? text } : undefined,
    marks: { ...trackingOf(content), ...(link && !disabled && chat?.marks) },
    newTabHint: link?.target ? context.message('opensInNewTab') : undefined,
  }
}

export type ButtonProps = NonNullable<ReturnType<typeof props>>
