import { askedOf } from '../../../blocks/_kit/consent/version.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { loadDefaults } from '../../core/page/data/load-defaults.ts'
import { renderConsentDialog } from '../../core/page/render/requested-parts.tsx'
import { languageOf } from '../../core/request/site/page-path.ts'
import type { ConsentTexts } from './store-receipt.ts'

/** The consent settings of the request's unit in a language; undefined where it has none. Rejects when they cannot be read. */
export async function readConsentSettings(request: RequestContext, language: string) {
  const { stories } = request.openContent(request)
  const { defaults } = await loadDefaults({ stories }, { language, site: request.site, isErrorPage: false })
  return defaults.features.consent
}

/**
 * The texts that visitors of a page at a path read before they decide; undefined where the unit has no consent question. Rejects when
 * they cannot be read.
 */
export async function consentTexts(path: string, request: RequestContext): Promise<ConsentTexts | undefined> {
  const { site } = request
  const language = languageOf(path, site)
  const consent = await readConsentSettings(request, language)
  if (!consent) return undefined
  const { version, settings } = consent
  const html = renderConsentDialog(settings, language, site, undefined)?.html ?? ''
  return { version, language, asked: askedOf(settings), html }
}
