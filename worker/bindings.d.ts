/** Bindings as wrangler.toml declares them; variables are parsed by `env.ts`. */
declare namespace Cloudflare {
  interface Env {
    readonly CONTENT: KVNamespace
    readonly ASSETS: Fetcher
    readonly VERSIONS?: DurableObjectNamespace<import('./content/content-versions.ts').ContentVersions>
    /** Not there where pictures cannot be made, as in the benchmark. */
    readonly IMAGES?: ImagesBinding
    /** Counts who saw which variant of an experiment; without it nobody does. */
    readonly EXPOSURES?: AnalyticsEngineDataset
  }
  interface GlobalProps {
    mainModule: typeof import('./index.ts')
  }
}
