import { contactPage, requestMarks } from './contact.ts'
import type { BlockPlace, Context } from './context.ts'
import type { LinkTarget } from './resolved.ts'
import { splitList } from './split-list.ts'

/** The conversation that a button or link names, as its props get it. */
interface Conversation {
  readonly templateId: string | undefined
  readonly enabledDomains: string | undefined
}

const listOf = (domains: string | undefined) => splitList(domains).join(',') || undefined

/**
 * A button or link that opens the chat: by its component (`syntea-button`, `syntea-link`), or because it names a conversation
 * (requirement content-model/button-conversation). Without the chat it links to the target in content, else to the contact page.
 * Undefined for any other button or link.
 */
export function chatLink(
  {
    link,
    conversation,
  }: { readonly link: LinkTarget | undefined; readonly conversation: Conversation | undefined },
  { component }: Pick<BlockPlace, 'component'>,
  context: Pick<Context, 'sitePage'>,
) {
  if (!conversation && !component.startsWith('syntea-')) return undefined
  const { templateId, enabledDomains } = conversation ?? {}
  return {
    link: link ?? contactPage(context),
    marks: requestMarks('chat', { template: templateId, domains: listOf(enabledDomains) }),
  }
}
