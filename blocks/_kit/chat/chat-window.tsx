import { Dialog } from '../dialog.tsx'
import { Heading } from '../heading.tsx'
import { Icon } from '../icons/icon.tsx'
import type { Words } from '../words.ts'

export const chatWords = {
  de: {
    close: 'Chat schließen',
    failure: 'Der Chat konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  },
  en: { close: 'Close the chat', failure: 'The chat could not be started. Please try again.' },
  fr: { close: 'Fermer la discussion', failure: 'La discussion n’a pas pu démarrer. Merci de réessayer.' },
  it: { close: 'Chiudi la chat', failure: 'Non è stato possibile avviare la chat. Riprova.' },
  es: { close: 'Cerrar el chat', failure: 'No se ha podido iniciar el chat. Inténtalo de nuevo.' },
  pt: { close: 'Fechar a conversa', failure: 'Não foi possível iniciar a conversa. Tenta novamente.' },
} as const satisfies Words

export interface ChatProps {
  readonly title: string
  /** Says that a machine answers. */
  readonly chatNotice: string
  readonly chatConsentHeadline: string
  readonly chatConsentContent: string
  readonly chatConsentAcceptBtn: string
  readonly chatConsentDeclineBtn: string
  readonly chatConsentCookieLink: string
  /** Path of the page with the settings of all services. */
  readonly settingsPath: string
  readonly closeLabel: string
  readonly closeDialogLabel: string
  readonly failureText: string
}

/** Requests the consent to the assistant, in a modal without a head (requirement chat/consent). */
const ChatConsent = (props: ChatProps) => (
  <Dialog
    id="chat-consent"
    name={props.chatConsentHeadline}
    mode="headless"
    className="chat-consent-dialog"
    closeLabel={props.closeDialogLabel}
  >
    <div className="chat-consent">
      <Heading level="h2" look="h3">
        {props.chatConsentHeadline}
      </Heading>
      <p>
        <strong>{props.chatNotice}</strong>
      </p>
      <p>{props.chatConsentContent}</p>
      <p className="chat-consent-failure" role="alert" hidden data-chat-failure="">
        {props.failureText}
      </p>
      <div className="chat-consent-buttons">
        <button type="button" className="button button-primary" data-chat-accept="">
          {props.chatConsentAcceptBtn}
        </button>
        <button type="button" className="button button-primary" data-chat-decline="">
          {props.chatConsentDeclineBtn}
        </button>
      </div>
      <a className="text-link" href={props.settingsPath} data-chat-settings="">
        {props.chatConsentCookieLink}
      </a>
    </div>
  </Dialog>
)

/** The window of the assistant, into which its document is loaded when it opens. The page beside it stays usable. */
const ChatWindow = ({ title, closeLabel, failureText }: ChatProps) => (
  <dialog id="chat-window" className="chat-window surface-white" aria-labelledby="chat-title">
    <div className="chat-head">
      <h2 id="chat-title" className="chat-title" tabIndex={-1}>
        {title}
      </h2>
      <button type="button" className="chat-close" aria-label={closeLabel} data-chat-close="">
        <Icon name="close" />
      </button>
    </div>
    <p className="chat-window-failure" role="alert" hidden data-chat-window-failure="">
      {failureText}
    </p>
    <div className="chat-frame" data-chat-frame="" />
  </dialog>
)

/** Both parts, as the page's script loads them when a visitor opens the chat for the first time. */
export const Chat = (props: ChatProps) => (
  <div data-chat="">
    <ChatConsent {...props} />
    <ChatWindow {...props} />
  </div>
)
