import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteModules } from './client/vite/site-modules.ts'

/** Packages that several islands share get a chunk of their own, so that pages without islands load none of them. */
function vendorChunk(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react'
  if (/node_modules\/jotai\//.test(id)) return 'jotai'
  return undefined
}

export default defineConfig({
  publicDir: 'client/public',
  plugins: [siteModules(), react(), cloudflare()],
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: {
            main: 'client/main.ts',
            editor: 'client/editor-app/main.tsx',
            panel: 'client/panel/panel.css',
          },
          output: {
            codeSplitting: {
              groups: [{ name: id => vendorChunk(id) ?? null, test: /node_modules/, debugName: 'vendor' }],
            },
          },
        },
      },
    },
  },
  builder: {
    // The worker names the client's hashed files, so the client comes first.
    async buildApp(builder) {
      await builder.build(builder.environments.client!)
      await builder.build(builder.environments.prospectus!)
    },
  },
})
