import type { RequestContext } from '../../../core/answer/request-context.ts'
import { readSignedId, signId } from '../../../core/base/http/signatures.ts'
import type { ResumeLink } from '../resume-link.ts'

/** The link that the token of a mail names; undefined for a text that this site never sent. */
export async function readResumeToken(
  token: string | undefined,
  request: RequestContext,
): Promise<ResumeLink | undefined> {
  const text =
    token && (await readSignedId(token, { purpose: 'resume', keys: request.services.environment.linkKeys }))
  if (!text) return undefined
  // Links of before named the draft alone.
  const [, position = '0', draft = text] = /^(\d{1,2})-(.+)$/.exec(text) ?? []
  return { draft, position: Number(position) }
}

/** The token of a link that continues a draft. */
export const writeResumeToken = ({ draft, position }: ResumeLink, request: RequestContext): Promise<string> =>
  signId(`${position}-${draft}`, { purpose: 'resume', keys: request.services.environment.linkKeys })
