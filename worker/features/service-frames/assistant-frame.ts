import { html, raw } from 'hono/html'
import type { Theme } from '../../../blocks/_kit/themes/theme.ts'
import { type Words, wordsIn } from '../../../blocks/_kit/words.ts'
import { hashSource } from '../../core/base/http/content-security-policy.ts'
import type { Site } from '../../core/request/site/site.ts'

/** The style of the assistant's document, in the colours of the site's theme. It uses the device's fonts: a frame loads none of the page's. */
const frameStyle = ({ palette }: Theme): string => `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:${palette.text};background:${palette.surface}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;height:100vh;margin:0}
[role=log]{flex:1;overflow-y:auto;padding:16px}
[role=log]>div{max-width:88%;width:fit-content;margin:0 0 12px;padding:10px 14px;border:1px solid ${palette.border};border-radius:4px 16px 16px;overflow-wrap:anywhere}
[role=log]>.own{margin-left:auto;border-color:${palette.accent};border-radius:16px 4px 16px 16px;background:${palette.accent};color:${palette.onAccent}}
[role=log]>.note{max-width:none;width:auto;border:0;padding:0 0 4px;color:${palette.muted};font-size:14px}
.notice{margin:0;padding:12px 16px;border-bottom:1px solid ${palette.border};font-size:14px;font-weight:600}
p{margin:0 0 8px}
p:last-child{margin:0}
a{color:${palette.accent};font-weight:600}
small{display:block;color:${palette.muted};font-size:14px}
form{display:flex;flex-wrap:wrap;gap:8px;padding:12px 16px 16px;border-top:1px solid ${palette.border}}
label{flex:1 0 100%;margin-bottom:-4px;font-size:14px}
input{flex:1;min-width:0;padding:10px 14px;border:1px solid ${palette.muted};border-radius:22px;font:inherit;color:inherit;background:${palette.surface}}
button{padding:8px 16px;border:2px solid transparent;border-radius:22px;font:inherit;font-weight:600;color:${palette.onAccent};background:${palette.accent}}
button:hover{background:${palette.accentHover}}
:focus-visible{outline:3px solid ${palette.accent};outline-offset:2px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`

/**
 * The texts of the demonstration assistant. It says that it is a machine, and invents nothing: its answers are passages of this site.
 */
const assistantWords = {
  de: {
    greeting: 'Hallo! Frag mich nach Studiengängen, Kosten, Zulassung oder Anrechnung.',
    nature: 'Dies ist ein Vorführ-Assistent: Er zeigt Fundstellen dieser Website und erfindet nichts.',
    question: 'Deine Frage',
    send: 'Senden',
    found: 'Dazu habe ich gefunden:',
    nothing:
      'Dazu habe ich auf dieser Website nichts gefunden. Frag mit anderen Worten, oder wende dich an die Studienberatung.',
    failed: 'Das hat gerade nicht geklappt. Bitte versuche es noch einmal.',
    you: 'Du',
    assistant: 'Assistent',
  },
  en: {
    greeting: 'Hello! Ask me about programmes, costs, admission or credit transfer.',
    nature: 'This is a demonstration assistant: it shows passages of this website and makes nothing up.',
    question: 'Your question',
    send: 'Send',
    found: 'This is what I found:',
    nothing: 'I found nothing about that on this website. Try other words, or contact our advisers.',
    failed: 'That did not work just now. Please try again.',
    you: 'You',
    assistant: 'Assistant',
  },
  fr: {
    greeting:
      'Bonjour\u202f! Pose-moi tes questions sur les cursus, les coûts, l’admission ou les équivalences.',
    nature:
      'Ceci est un assistant de démonstration\u202f: il montre des passages de ce site et n’invente rien.',
    question: 'Ta question',
    send: 'Envoyer',
    found: 'Voici ce que j’ai trouvé\u202f:',
    nothing: 'Je n’ai rien trouvé à ce sujet sur ce site. Essaie d’autres mots, ou contacte nos conseillers.',
    failed: 'Cela n’a pas fonctionné. Merci de réessayer.',
    you: 'Toi',
    assistant: 'Assistant',
  },
  it: {
    greeting: 'Ciao! Chiedimi di corsi di laurea, costi, ammissione o riconoscimento dei crediti.',
    nature: 'Questo è un assistente dimostrativo: mostra passaggi di questo sito e non inventa nulla.',
    question: 'La tua domanda',
    send: 'Invia',
    found: 'Ecco che cosa ho trovato:',
    nothing:
      'Su questo sito non ho trovato nulla in merito. Prova con altre parole o contatta l’orientamento.',
    failed: 'Non ha funzionato. Riprova.',
    you: 'Tu',
    assistant: 'Assistente',
  },
  es: {
    greeting: '¡Hola! Pregúntame por estudios, costes, admisión o reconocimiento de créditos.',
    nature: 'Este es un asistente de demostración: muestra pasajes de este sitio web y no inventa nada.',
    question: 'Tu pregunta',
    send: 'Enviar',
    found: 'Esto es lo que he encontrado:',
    nothing:
      'No he encontrado nada sobre eso en este sitio web. Prueba con otras palabras o habla con nuestros asesores.',
    failed: 'Ahora mismo no ha funcionado. Inténtalo de nuevo.',
    you: 'Tú',
    assistant: 'Asistente',
  },
  pt: {
    greeting: 'Olá! Pergunta-me sobre cursos, custos, admissão ou creditação.',
    nature: 'Este é um assistente de demonstração: mostra passagens deste site e não inventa nada.',
    question: 'A tua pergunta',
    send: 'Enviar',
    found: 'Eis o que encontrei:',
    nothing:
      'Não encontrei nada sobre isso neste site. Tenta outras palavras ou fala com os nossos conselheiros.',
    failed: 'Não funcionou agora. Tenta novamente.',
    you: 'Tu',
    assistant: 'Assistente',
  },
} as const satisfies Words

interface AssistantFrame {
  readonly site: Site
  readonly language: string
  /** Says that a machine answers. */
  readonly notice: string
  /** Origin of this request; needed because `'self'` matches nothing inside the sandbox. */
  readonly origin: string
  /** Address of an assistant of another provider; undefined for the demonstration. */
  readonly script: string | undefined
}

/** Allows scripts and forms, but no origin: the document can read neither the page nor its cookies nor its storage (HTML, sandboxing). */
const sandbox = 'sandbox allow-scripts allow-forms'

/**
 * Allows only the host of the assistant, and this site's answers. Scripts of other providers write styles with unknown hashes, so inline
 * styles are allowed: in this document without an origin they affect nothing else.
 */
function policyOf({ origin, script }: AssistantFrame, styleHash: string): string {
  const own = `${origin}/_service/study-assistant/`
  const provider = script ? new URL(script) : undefined
  const host = provider ? ` ${provider.origin}` : ''
  // A source expression with https does not match wss (CSP 3, scheme-part match).
  const socket = provider ? ` wss://${provider.host}` : ''
  return [
    "default-src 'none'",
    `script-src ${own}frame.js${host}`,
    `style-src ${host ? `'unsafe-inline'${host}` : styleHash}`,
    `connect-src ${own}answers${host}${socket}`,
    ...(host ? [`img-src${host}`, `font-src${host}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
    sandbox,
  ].join('; ')
}

/** The document in which the assistant runs (requirement consent/sandbox). The same for all visitors. */
export async function assistantFrame(input: AssistantFrame): Promise<Response> {
  const { site, language, notice, script } = input
  const style = frameStyle(site.theme)
  const words = JSON.stringify(wordsIn(assistantWords, language))
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${wordsIn(assistantWords, language).assistant}</title><style>${raw(style)}</style><script type="module" src="/_service/study-assistant/frame.js" data-words="${words}" data-script="${script ?? ''}"></script></head><body><p class="notice">${notice}</p></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=600',
      'content-security-policy': policyOf(input, await hashSource(style)),
      'x-robots-tag': 'noindex',
    },
  })
}
