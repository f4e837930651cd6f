import { html } from 'hono/html'
import type { Words } from '../../../../blocks/_kit/words.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { bundledPage, htmlResponse } from '../../../core/base/http/responses.ts'

const messages: Words<'title' | 'tooLarge' | 'unreadable' | 'limited' | 'back'> = {
  de: {
    title: 'Noch nicht gesendet',
    tooLarge:
      'Ohne JavaScript dürfen die Dateien eines Formulars zusammen höchstens 6 MB haben. Geh in deinem Browser einen Schritt zurück: Meist stehen deine Angaben noch im Formular. Wähle dort kleinere Dateien und sende es noch einmal.',
    unreadable:
      'Dein Formular ist nicht vollständig bei uns angekommen. Geh in deinem Browser einen Schritt zurück: Meist stehen deine Angaben noch im Formular. Sende es von dort noch einmal.',
    limited:
      'Gerade kommen von deinem Anschluss sehr viele Anfragen. Geh in deinem Browser einen Schritt zurück: Meist stehen deine Angaben noch im Formular. Warte eine Minute und sende es dann noch einmal.',
    back: 'Zum Formular',
  },
  en: {
    title: 'Not sent yet',
    tooLarge:
      'Without JavaScript the files of a form may have 6 MB in total. Go back one step in your browser: your answers are usually still in the form. Choose smaller files there and send it again.',
    unreadable:
      'Your form did not reach us completely. Go back one step in your browser: your answers are usually still in the form. Send it again from there.',
    limited:
      'We are receiving very many requests from your connection. Go back one step in your browser: your answers are usually still in the form. Wait a minute and then send it again.',
    back: 'To the form',
  },
  fr: {
    title: 'Pas encore envoyé',
    tooLarge:
      'Sans JavaScript, les fichiers d’un formulaire peuvent peser 6 Mo au total. Reviens en arrière dans ton navigateur\u202f: tes réponses y sont le plus souvent encore. Choisis des fichiers plus petits et renvoie le formulaire.',
    unreadable:
      'Ton formulaire ne nous est pas parvenu en entier. Reviens en arrière dans ton navigateur\u202f: tes réponses y sont le plus souvent encore. Renvoie-le de là.',
    limited:
      'Nous recevons un très grand nombre de demandes depuis ta connexion. Reviens en arrière dans ton navigateur\u202f: tes réponses y sont le plus souvent encore. Patiente une minute, puis renvoie le formulaire.',
    back: 'Vers le formulaire',
  },
  it: {
    title: 'Non ancora inviato',
    tooLarge:
      'Senza JavaScript i file di un modulo possono avere in tutto 6 MB. Torna indietro nel browser: di solito le tue risposte sono ancora nel modulo. Scegli file più piccoli e invialo di nuovo.',
    unreadable:
      'Il tuo modulo non è arrivato per intero. Torna indietro nel browser: di solito le tue risposte sono ancora nel modulo. Invialo di nuovo da lì.',
    limited:
      'Stiamo ricevendo moltissime richieste dalla tua connessione. Torna indietro nel browser: di solito le tue risposte sono ancora nel modulo. Attendi un minuto e invialo di nuovo.',
    back: 'Al modulo',
  },
  es: {
    title: 'Todavía no se ha enviado',
    tooLarge:
      'Sin JavaScript, los archivos de un formulario pueden ocupar 6 MB en total. Vuelve atrás en tu navegador: tus respuestas suelen seguir en el formulario. Elige allí archivos más pequeños y envíalo de nuevo.',
    unreadable:
      'Tu formulario no nos ha llegado completo. Vuelve atrás en tu navegador: tus respuestas suelen seguir en el formulario. Envíalo de nuevo desde allí.',
    limited:
      'Estamos recibiendo muchísimas solicitudes desde tu conexión. Vuelve atrás en tu navegador: tus respuestas suelen seguir en el formulario. Espera un minuto y envíalo de nuevo.',
    back: 'Al formulario',
  },
  pt: {
    title: 'Ainda não enviado',
    tooLarge:
      'Sem JavaScript, os ficheiros de um formulário podem ter 6 MB no total. Volta atrás no teu navegador: as tuas respostas costumam continuar no formulário. Escolhe ficheiros mais pequenos e envia-o novamente.',
    unreadable:
      'O teu formulário não nos chegou completo. Volta atrás no teu navegador: as tuas respostas costumam continuar no formulário. Envia-o novamente a partir daí.',
    limited:
      'Estamos a receber muitos pedidos da tua ligação. Volta atrás no teu navegador: as tuas respostas costumam continuar no formulário. Espera um minuto e envia-o novamente.',
    back: 'Para o formulário',
  },
}

export interface RefusedPage {
  readonly status: 400 | 403 | 413 | 415 | 429
  readonly language: string
  /** Path of the page with the form. */
  readonly path: string
}

const reasons: Readonly<Partial<Record<number, 'tooLarge' | 'limited'>>> = { 413: 'tooLarge', 429: 'limited' }

/** A page without content of the site for a visitor without script whose post was not read: what to do, and the way back to the form. */
export function refusedPage({ status, language, path }: RefusedPage): Response {
  const words = wordsIn(messages, language)
  const reason = words[reasons[status] ?? 'unreadable']
  const content = html`<p>${reason}</p><p><a href="${path}">${words.back}</a></p>`
  const answer = htmlResponse(status, bundledPage({ language, title: words.title, content }))
  answer.headers.set('cache-control', 'private, no-store')
  return answer
}
