/** Bindings as wrangler.toml declares them; variables are parsed by `env.ts`. */
declare namespace Cloudflare {
  interface Env {
    readonly CONTENT: KVNamespace
    readonly ASSETS: Fetcher
    readonly VERSIONS?: DurableObjectNamespace<
      import('./core/content/version/content-versions.ts').ContentVersions
    >
    /** Missing where pictures cannot be made, as in the benchmark. */
    readonly IMAGES?: ImagesBinding
    /** Counts who saw which variant of an experiment and sent a form; without it they are rows of `RECORDS`. */
    readonly EXPOSURES?: AnalyticsEngineDataset
    /** Events of visitors who consented to analytics; without it they are stored in `RECORDS`. */
    readonly EVENTS?: AnalyticsEngineDataset
    /** Submissions, drafts and the outbox; without it forms cannot be sent. */
    readonly DB?: D1Database
    /** Receipts of consent, and events without Analytics Engine; without it no service can be granted. */
    readonly RECORDS?: D1Database
    /** Current and former addresses of stories, and the lists of the space; without it a moved story leaves no redirect behind. */
    readonly INDEX?: D1Database
    /** Uploaded files, and submissions that the database did not take yet. */
    readonly UPLOADS?: R2Bucket
    /** Ids of rows of the outbox. */
    readonly DELIVERIES?: Queue<import('./features/forms/outbox/process-outbox.ts').DeliveryMessage>
    /** Sends mails; without it they stay in the inbox of the demonstration. */
    readonly EMAIL?: SendEmail
    /** Limits for the requests of a client in a minute (`limits.ts`); each is optional, and without it requests are not counted. */
    readonly MISSING_LIMIT?: RateLimit
    readonly PLATFORM_LIMIT?: RateLimit
    readonly POST_LIMIT?: RateLimit
    readonly FORM_LIMIT?: RateLimit
    readonly EVENT_LIMIT?: RateLimit
    readonly MEDIA_LIMIT?: RateLimit
  }
  interface GlobalProps {
    mainModule: typeof import('./local.ts')
  }
}
