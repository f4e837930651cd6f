import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { readSeedFiles } from '../space.ts'

const name = 'virtual:seed-files'

/** The code of a module with the files. They are compressed, because Vite maps a module word by word, and sends the map along. */
function writeModule(): string {
  const packed = gzipSync(JSON.stringify([...readSeedFiles()]), { level: 1 }).toString('base64')
  return `const bytes = Uint8Array.from(atob('${packed}'), letter => letter.charCodeAt(0))
const text = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
export default await new Response(text).json()`
}

/** The module `virtual:seed-files`: the files of the demonstration site for tests of the worker, which run where these files cannot be read. */
export const seedFiles = (): Plugin => ({
  name: 'prospectus:seed-files',
  resolveId: id => (id === name ? `\0${name}` : undefined),
  load: id => (id === `\0${name}` ? writeModule() : undefined),
})
