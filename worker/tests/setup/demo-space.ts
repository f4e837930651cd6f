import files from 'virtual:seed-files'
import { readSpace } from '../../../kv-seed/read-space.ts'

/** The demonstration content, made once for all tests. */
export const demoSpace = readSpace(new Map(files), 'main')

/** The space that is shared by all sites, as the demonstration has it. */
export const demoGlobalSpace = readSpace(new Map(files), 'global')
