import { mainSpace } from '../../../kv-seed/space.ts'

/** The demonstration content, made once for all tests. */
export const demoSpace = mainSpace()
