import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'

/**
 * A 31-bit number for a name, the same each time, so that references by number stay valid when the files are generated again.
 */
export const stableId = (name: string): number => fnv1a(name) & 0x7fffffff
