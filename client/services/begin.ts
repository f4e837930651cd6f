import { reportFailure } from '../navigation/leaving.ts'

/** Handles requests for the chat, whose code the first of them loads (requirement chat/consent). Without a chat, the link is followed. */
export function serveChat(): void {
  document.addEventListener('contact-request', event => {
    const { target: link, detail } = event
    if (detail.channel !== 'chat' || !(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    const follow = () => location.assign(link.href)
    import('./chat.ts')
      .then(async ({ openChat, conversationOf }) => (await openChat(conversationOf(detail))) || follow())
      .catch(error => {
        reportFailure(error)
        follow()
      })
  })
}
