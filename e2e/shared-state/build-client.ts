import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

const pathOf = (address: string) => fileURLToPath(new URL(address, import.meta.url))

const icons = 'virtual:site/icons'

/** The site's own script for the browser in one file, with this folder's islands in place of the blocks' islands. */
export async function buildClient(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'test-islands',
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === icons) return id
          return id === './mount.tsx' && importer?.endsWith('/islands/element.ts')
            ? pathOf('mount.ts')
            : undefined
        },
        // No icon is drawn here.
        load: id => (id === icons ? 'export default {}' : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: pathOf('../../client/main.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  const [output] = [result].flat() as Rolldown.RolldownOutput[]
  return output!.output[0].code
}
