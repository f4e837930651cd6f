import { html, raw } from 'hono/html'
import type { EmbedProvider } from '../../../blocks/_kit/embeds/provider.ts'
import { readEmbed } from '../../../blocks/_kit/embeds/read-embed.ts'
import { hashSource } from '../../core/base/http/content-security-policy.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { pageNotFound } from '../../errors.ts'

export interface EmbedFrameQuestion {
  /** The requested address; anything but an address of the table is not found. */
  readonly address: string | undefined
  /** Path of the request. */
  readonly path: string
  readonly language: string
  /** The browser's use of the answer (Fetch Metadata, `Sec-Fetch-Dest`); undefined where it is not sent. */
  readonly destination: string | undefined
}

const style = 'html,body{height:100%;margin:0}iframe{display:block;width:100%;height:100%;border:0}'

/**
 * The sandbox of a provider's document. It keeps the provider's origin, without which its player and maps do not work, and which never is
 * that of this site. Links open new windows, which are not sandboxed.
 */
const sandboxes: Readonly<Record<EmbedProvider['kind'], string>> = {
  video: 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  map: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
}

/** Only a frame of the provider, no script at all, and only within pages of this site. */
const policyOf = ({ origin }: EmbedProvider, styleHash: string): string =>
  [
    "default-src 'none'",
    `frame-src ${origin}`,
    `style-src ${styleHash}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * The document around an embed (requirement embeds/frame), the same for all visitors; needs no other call. It is answered in frames only:
 * opened as a page it would load the provider for a visitor without consent.
 */
export async function embedFrame(question: EmbedFrameQuestion): Promise<Response> {
  const { address, path, language, destination = 'iframe' } = question
  const embed = destination === 'iframe' ? readEmbed(address ?? '') : undefined
  if (!embed) return textResponse(404, pageNotFound(path).message)
  const { provider, frame } = embed
  const page = html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${provider.name}</title><style>${raw(style)}</style></head><body><iframe src="${frame}" title="${provider.name}" sandbox="${sandboxes[provider.kind]}" allow="fullscreen; picture-in-picture; encrypted-media"></iframe></body></html>`
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, max-age=600',
      'content-security-policy': policyOf(provider, await hashSource(style)),
      // The provider learns which site shows it, which its terms demand, and not which page.
      'referrer-policy': 'strict-origin',
      vary: 'sec-fetch-dest',
      'x-robots-tag': 'noindex',
    },
  })
}
