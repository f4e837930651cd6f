import { html, raw } from 'hono/html'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { hashSource } from '../../core/base/http/hash-source.ts'
import type { Site } from '../../core/request/site/site.ts'
import { assistantWords } from './assistant-words.ts'
import { frameStyle } from './frame-style.ts'

export interface AssistantFrame {
  readonly site: Site
  readonly language: string
  /** Says that a machine answers. */
  readonly notice: string
  /** Origin of this request: inside the sandbox no source expression stands for it. */
  readonly origin: string
  /** Address of an assistant of another provider; undefined for the demonstration. */
  readonly script: string | undefined
}

/** Runs scripts and forms, and has no origin: it reads neither the page nor its cookies nor its storage (HTML, sandboxing). */
const sandbox = 'sandbox allow-scripts allow-forms'

/**
 * Only the host of the assistant, and this site's answers. Scripts of other providers write styles whose hashes nobody knows: in a document
 * without an origin, in which these scripts run, styles reach nothing else.
 */
function policyOf({ origin, script }: AssistantFrame, styleHash: string): string {
  const own = `${origin}/_service/study-assistant/`
  const provider = script ? new URL(script) : undefined
  const host = provider ? ` ${provider.origin}` : ''
  // An expression with https does not stand for wss (CSP 3, scheme-part match).
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
