import { html } from 'hono/html'
import { type FormState, type FormValues, technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import { type Words, wordsIn } from '../../../../blocks/_kit/words.ts'
import { messages } from '../../../../blocks/form/messages.ts'
import { bundledPage, htmlResponse } from '../../../core/base/http/responses.ts'
import type { Sent } from '../submission.ts'
import type { PostedFile } from './read-post.ts'
import { linesTable, readDeclared, receivedLines } from './receipt.ts'

const retryMessages: Words<'title' | 'limited' | 'unavailable' | 'gone' | 'files' | 'again'> = {
  de: {
    title: 'Noch nicht gesendet',
    limited:
      'Gerade kommen von deinem Anschluss sehr viele Anfragen. Deine Angaben sind noch da: Bitte warte eine Minute und sende sie dann noch einmal.',
    unavailable:
      'Wir können dein Formular gerade nicht annehmen. Deine Angaben sind noch da: Bitte sende sie in ein paar Minuten noch einmal.',
    gone: 'Dieses Formular gibt es nicht mehr. Deine Angaben wurden nicht gesendet.',
    files: 'Diese Dateien konnten wir nicht behalten. Bitte wähle sie noch einmal:',
    again: 'Noch einmal senden',
  },
  en: {
    title: 'Not sent yet',
    limited:
      'We are receiving very many requests from your connection. Your answers are still here: please wait a minute and then send them again.',
    unavailable:
      'We cannot take your form right now. Your answers are still here: please send them again in a few minutes.',
    gone: 'This form no longer exists. Your answers were not sent.',
    files: 'We could not keep these files. Please choose them again:',
    again: 'Send again',
  },
  fr: {
    title: 'Pas encore envoyé',
    limited:
      'Nous recevons un très grand nombre de demandes depuis ta connexion. Tes réponses sont conservées\u202f: patiente une minute, puis renvoie-les.',
    unavailable:
      'Nous ne pouvons pas recevoir ton formulaire pour le moment. Tes réponses sont conservées\u202f: renvoie-les dans quelques minutes.',
    gone: 'Ce formulaire n’existe plus. Tes réponses n’ont pas été envoyées.',
    files: 'Nous n’avons pas pu conserver ces fichiers. Choisis-les de nouveau\u202f:',
    again: 'Renvoyer',
  },
  it: {
    title: 'Non ancora inviato',
    limited:
      'Stiamo ricevendo moltissime richieste dalla tua connessione. Le tue risposte sono ancora qui: attendi un minuto e inviale di nuovo.',
    unavailable:
      'Al momento non possiamo ricevere il modulo. Le tue risposte sono ancora qui: inviale di nuovo tra qualche minuto.',
    gone: 'Questo modulo non esiste più. Le tue risposte non sono state inviate.',
    files: 'Non abbiamo potuto conservare questi file. Sceglili di nuovo:',
    again: 'Invia di nuovo',
  },
  es: {
    title: 'Todavía no se ha enviado',
    limited:
      'Estamos recibiendo muchísimas solicitudes desde tu conexión. Tus respuestas siguen aquí: espera un minuto y envíalas de nuevo.',
    unavailable:
      'Ahora mismo no podemos recibir tu formulario. Tus respuestas siguen aquí: envíalas de nuevo dentro de unos minutos.',
    gone: 'Este formulario ya no existe. Tus respuestas no se han enviado.',
    files: 'No hemos podido conservar estos archivos. Elígelos de nuevo:',
    again: 'Enviar de nuevo',
  },
  pt: {
    title: 'Ainda não enviado',
    limited:
      'Estamos a receber muitos pedidos da tua ligação. As tuas respostas continuam aqui: espera um minuto e envia-as novamente.',
    unavailable:
      'De momento não conseguimos receber o teu formulário. As tuas respostas continuam aqui: envia-as novamente dentro de alguns minutos.',
    gone: 'Este formulário já não existe. As tuas respostas não foram enviadas.',
    files: 'Não pudemos guardar estes ficheiros. Escolhe-os de novo:',
    again: 'Enviar novamente',
  },
}

export type RetryReason = 'limited' | 'unavailable' | 'gone'

interface RetryPage {
  readonly reason: RetryReason
  readonly language: string
  /** Path and query to which the form is sent again. */
  readonly action: string
  readonly entered: Entered
  readonly files: readonly PostedFile[]
}

export const retryStatus = { limited: 429, unavailable: 503, gone: 404 } as const

type Named = Pick<PostedFile, 'field' | 'filename'>

/** File inputs for each field that had files, with the files' names: a page cannot return the files themselves. */
function fileInputs(files: readonly Named[], words: { readonly files: string }) {
  const fields = Map.groupBy(files, ({ field }) => field)
  return [...fields].map(([field, own]) => {
    const names = own.map(({ filename }) => filename).join(', ')
    return html`<p><label>${words.files} ${names}<br><input type="file" name="${field}" required multiple></label></p>`
  })
}

/** Hidden inputs with the entered values, which the form sends again. */
const hiddenInputs = (entered: Entered) =>
  [...entered].flatMap(([name, values]) =>
    values.map(value => html`<input type="hidden" name="${name}" value="${value}">`),
  )

/**
 * A page without content of the site that contains the entered values, so that a visitor without script can send it again. Needs no
 * look-up: it also answers clients that send too much.
 */
export function retryPage({ reason, language, action, entered, files }: RetryPage): Response {
  const words = wordsIn(retryMessages, language)
  const again = html`<form method="post" enctype="multipart/form-data" action="${action}">${hiddenInputs(entered)}${fileInputs(files, words)}<button>${words.again}</button></form>`
  const content = html`<p>${words[reason]}</p>${again}`
  const answer = htmlResponse(retryStatus[reason], bundledPage({ language, title: words.title, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

interface Confirmation {
  readonly form: SentForm
  readonly state: Pick<FormState, 'step' | 'values'>
  /** The values that were posted with the previous step. */
  readonly entered: Entered
  /** Path and query to which the form is sent. */
  readonly action: string
}

/** The confirmation step of a declaration while the content of the site cannot be read: the entered values, and the button. */
export function confirmPage({ form, state: { step, values }, entered, action }: Confirmation): Response {
  const { language } = form.definition
  const words = wordsIn(messages, language)
  const steps = Array.from({ length: step + 1 }, (_, index) => String(step - index))
  const inputs = hiddenInputs(new Map([...entered, [technicalFields.step, steps]]))
  const content = html`${linesTable(readDeclared(form, values))}<form method="post" action="${action}">${inputs}<button>${words.submit}</button></form>`
  const answer = htmlResponse(200, bundledPage({ language, title: words.check, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}

interface SentQuestion extends Sent {
  readonly form: SentForm
  readonly values: FormValues
}

/**
 * The page after a form that was stored while the content of the site could not be read; for a declaration with its receipt.
 */
export function sentPage({ form, values, reference, unmailed, receipt }: SentQuestion): Response {
  const { language } = form.definition
  const words = wordsIn(messages, language)
  const kept =
    receipt &&
    html`${linesTable([...readDeclared(form, values), ...receivedLines({ ...receipt, reference, language })])}<p>${words.keepReceipt}</p>`
  const content = html`<p>${unmailed ? words.unmailed : words.sent}</p><p>${words.reference} <b>${reference}</b></p>${kept}`
  const answer = htmlResponse(200, bundledPage({ language, title: words.sentHeadline, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
