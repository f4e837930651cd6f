import { reportFailure } from '../navigation/leaving.ts'

/** Serves requests for the chat, whose code is loaded by the first of them (requirement chat/consent). Where there is none, the link is followed. */
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
