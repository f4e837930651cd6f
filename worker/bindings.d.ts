/** Bindings as wrangler.toml declares them; variables are parsed by `env.ts`. */
declare namespace Cloudflare {
  interface Env {
    readonly CONTENT: KVNamespace
    readonly ASSETS: Fetcher
  }
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
}
