import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createBuilder } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * The folder of the deployed worker's build, beside that of the development server, and of the files that it serves.
 */
export const deployedFolder = join(root, 'dist/deployed')
export const deployedClientFolder = join(root, 'dist/deployed-client')

/** The build of what is deployed; `vite.config.ts` reads the variable. */
async function createProductionBuilder() {
  const before = process.env.DEPLOYED
  process.env.DEPLOYED = 'true'
  try {
    // Without `write` the plugin does not make this worker the one that `wrangler dev` and `wrangler deploy` use.
    const prospectus = { build: { outDir: deployedFolder, write: false } }
    const client = { build: { outDir: deployedClientFolder, emptyOutDir: true } }
    return await createBuilder({ root, logLevel: 'error', environments: { client, prospectus } }, null)
  } finally {
    if (before === undefined) delete process.env.DEPLOYED
    else process.env.DEPLOYED = before
  }
}

/** Builds what `npm run deploy` deploys, the client first; leaves the build of the development server unchanged. */
export async function buildDeployed(): Promise<void> {
  const builder = await createProductionBuilder()
  await builder.build(builder.environments.client!)
  const built = await builder.build(builder.environments.prospectus!)
  if (!('output' in built)) throw new Error('the build has several outputs, or watches')
  rmSync(deployedFolder, { recursive: true, force: true })
  for (const file of built.output) {
    const path = join(deployedFolder, file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
  }
}

if (import.meta.main) await buildDeployed()
