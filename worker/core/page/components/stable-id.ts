import { fnv1a } from '../../../../blocks/_kit/fnv1a.ts'

/** A number of 31 bits for a name, the same each time: what refers to it by number is found again after files are made anew. */
export const stableId = (name: string): number => fnv1a(name) & 0x7fffffff
