import { html, raw } from 'hono/html'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { hashSource } from '../../core/base/http/content-security-policy.ts'
import type { Site } from '../../core/request/site/site.ts'
import { assistantWords } from './assistant-words.ts'
import { frameStyle } from './frame-style.ts'

export interface AssistantFrame {
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
