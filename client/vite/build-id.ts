import { contentHash, readSources } from './sources.ts'

const inputs = ['blocks/**/*.{ts,tsx,css}', 'worker/**/*.{ts,tsx}', 'client/**/*.{ts,tsx}']

/** The id of a build: ten characters that change with any source of the site. */
export const buildIdOf = (root: string): string =>
  contentHash(...readSources(root, inputs).map(source => source.text))
