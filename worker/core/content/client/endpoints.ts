import { regions } from '../../../../blocks/_kit/storyblok.ts'
import type { Environment } from '../../../env.ts'

/** The base of the delivery API that a configuration asks. */
export const endpointOf = ({
  STORYBLOK_ENDPOINT,
  STORYBLOK_REGION,
}: Pick<Environment, 'STORYBLOK_ENDPOINT' | 'STORYBLOK_REGION'>): string =>
  STORYBLOK_ENDPOINT ?? regions[STORYBLOK_REGION].api
