import { bloks } from '../fields/bloks.ts'
import { text } from '../fields/text.ts'

/** Fields of the story type `cluster-card-set`. */
export const clusterCardSet = { headline: text(), cards: bloks({ allowed: ['card'] }) }
