import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import type { Place } from './words.ts'

const configuration = v.object({
  r2_buckets: v.array(
    v.object({ binding: v.string(), bucket_name: v.string(), jurisdiction: v.optional(v.string()) }),
  ),
})

/** The bucket `UPLOADS` of `wrangler.toml`. Wrangler is loaded where a submission has files: it takes a second. */
async function readBucket() {
  const { unstable_readConfig: readConfig } = await import('wrangler')
  const config: unknown = readConfig({ config: 'wrangler.toml' })
  const bucket = v.parse(configuration, config).r2_buckets.find(({ binding }) => binding === 'UPLOADS')
  if (!bucket) throw new Error('wrangler.toml has no bucket UPLOADS')
  return bucket
}

/** Quotes a word for a shell. */
const quote = (word: string): string =>
  /^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** The command that gets a file of a submission, into the folder of temporary files: it is personal, and no part of the repository. */
export async function fileCommand(key: string, place: Place): Promise<string> {
  const { bucket_name: bucket, jurisdiction } = await readBucket()
  const options = place.remote
    ? [
        '--remote',
        ...(jurisdiction ? ['--jurisdiction', jurisdiction] : []),
        ...['--config', 'wrangler.toml'],
      ]
    : ['--local', '--persist-to', place.state]
  const words = [`${bucket}/${key}`, ...options, '--file', join(tmpdir(), basename(key))]
  return ['npx wrangler r2 object get', ...words.map(quote)].join(' ')
}
