import type { Call } from './endpoint.ts'
import type { AccessParameters } from './parameters.ts'
import { answer, type Reply } from './reply.ts'

/**
 * `/cdn/experiments`: the running ones. A stored space has none: the site's experiments are content (`experiment-variant`).
 * https://www.storyblok.com/docs/api/content-delivery/v2/experiments/retrieve-running-experiments
 */
export const answerExperiments = ({ snapshot }: Call<AccessParameters>): Reply =>
  answer({ experiments: [], cv: snapshot.space.version })
