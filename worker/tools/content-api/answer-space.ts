import type { Call } from './endpoint.ts'
import type { AccessParameters } from './parameters.ts'
import { answer, type Reply } from './reply.ts'

/** `/cdn/spaces/me`: the token's space and its content version. https://www.storyblok.com/docs/api/content-delivery/v2/spaces */
export function answerSpace({ snapshot }: Call<AccessParameters>): Reply {
  const { id, name, domain, version, language_codes } = snapshot.space
  return answer({ space: { id, name, domain, version, language_codes } })
}
