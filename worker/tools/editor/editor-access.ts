import { auth } from 'hono/utils/basic-auth'
import { equalInConstantTime } from '../../core/base/http/signatures.ts'
import { hostTrust } from '../../core/request/site/local-host.ts'
import type { Environment } from '../../env.ts'

type Settings = Pick<Environment, 'CONTENT_SOURCE' | 'DEV_HOSTS' | 'EDITOR_SECRET' | 'ENVIRONMENT'>

/**
 * Whether a request may use the editor of the demonstration content. On one's own machine every request to it may (`foreign`: by another
 * name); elsewhere requests with the `EDITOR_SECRET`, the password of basic authentication (RFC 7617) under any name: `locked` requests
 * it. In production, without a secret, and where the content is not embedded, there is no editor.
 */
export function editorAccess(request: Request, settings: Settings): 'open' | 'locked' | 'foreign' | 'none' {
  const { CONTENT_SOURCE, EDITOR_SECRET: secret, ENVIRONMENT } = settings
  if (CONTENT_SOURCE !== 'embedded' || ENVIRONMENT === 'production') return 'none'
  const trust = hostTrust(new URL(request.url), settings)
  if (trust !== 'public') return trust === 'own' ? 'open' : 'foreign'
  if (!secret) return 'none'
  const password = auth(request)?.password
  return password !== undefined && equalInConstantTime(password, secret) ? 'open' : 'locked'
}
