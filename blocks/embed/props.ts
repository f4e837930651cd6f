import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { type Embed, embedAddress, readEmbed, readWebAddress } from '../_kit/embeds/read-embed.ts'
import { fillTemplate } from '../_kit/fill-template.ts'
import type { LinkTarget, Resolved } from '../_kit/resolved.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

const external = (href: string): LinkTarget => ({ href, target: '_blank', rel: 'noopener noreferrer' })

/** The placeholder of a video or map until the visitor consents, and the address of its frame. */
function frameOf({ provider }: Embed, content: Content, context: Context) {
  const { name, recipient, kind, privacy } = provider
  const { once, always, video, map, failure, settings, privacyOf } = context.words(messages)
  const values = { name, recipient }
  return {
    kind,
    poster: content.poster,
    ratio: content.ratio,
    notice: fillTemplate(kind === 'video' ? video : map, values),
    labels: { once, always, failure },
    settings: { link: content.settingsPage ?? { href: context.sitePage('cookies') }, label: settings },
    privacy: { link: external(privacy), label: fillTemplate(privacyOf, values) },
  }
}

/** A frame for an address of the table, a link for another one; without an address of the web the block is not shown. */
export function props(content: Content, context: Context) {
  const address = readWebAddress(content.address)
  if (!address) return undefined
  const embed = readEmbed(content.address)
  const { openOn } = context.words(messages)
  const name = embed?.provider.name ?? address.hostname
  return {
    title: content.title,
    link: external(embed?.page ?? address.href),
    linkText: content.linkText ?? fillTemplate(openOn, { name }),
    frame: embed && {
      ...frameOf(embed, content, context),
      address: embedAddress(embed, context.language()),
    },
    size: content.size,
    spacing: content.spacing,
    newTabHint: context.message('opensInNewTab'),
  }
}

export type EmbedProps = NonNullable<ReturnType<typeof props>>
