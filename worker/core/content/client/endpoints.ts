import { regions } from '../../../../blocks/_kit/storyblok.ts'
import type { Environment } from '../../../env.ts'

/** The base URL of the delivery API for a configuration. */
export const endpointOf = ({
  STORYBLOK_ENDPOINT,
  STORYBLOK_REGION,
}: Pick<Environment, 'STORYBLOK_ENDPOINT' | 'STORYBLOK_REGION'>): string =>
  STORYBLOK_ENDPOINT ?? regions[STORYBLOK_REGION].api
