import * as v from 'valibot'
import { fileTypes, withEnding } from '../../../../blocks/_kit/forms/file-types.ts'
import { sniffedBytes, sniffFileType } from '../../../../blocks/_kit/forms/sniff-file-type.ts'
import type { SubmittedFile } from '../submission.ts'

/** Folder of the bucket for files of visitors; a key is also the end of the file's address below `/api/forms/`. */
export const fileFolder = 'files/'

interface ToldFile {
  readonly form: string
  readonly field: string
  readonly filename: string
}

/** What the bucket keeps with a file. Its values are headers, which take no letters beyond ASCII. */
export const fileMetadata = ({ form, field, filename }: ToldFile) => ({
  form: encodeURIComponent(form),
  field: encodeURIComponent(field),
  filename: encodeURIComponent(filename),
})

const encoded = v.pipe(v.string(), v.transform(decodeURIComponent))
const metadata = v.object({ form: encoded, field: encoded, filename: encoded })

/** A file as the bucket knows it. */
export interface StoredFile extends SubmittedFile {
  readonly form: string
}

/** Undefined where there is no such file. Rejects when the bucket does, or does not know what a file is. */
export async function readStored(bucket: R2Bucket, key: string): Promise<StoredFile | undefined> {
  const stored = await bucket.get(key, { range: { offset: 0, length: sniffedBytes } })
  if (!stored) return undefined
  const { form, field, filename } = v.parse(metadata, stored.customMetadata)
  const kind = sniffFileType(new Uint8Array(await stored.arrayBuffer()))
  if (!kind) return undefined
  const { type } = fileTypes[kind]
  return { form, field, key, filename: withEnding(filename, kind), type, bytes: stored.size }
}

async function readFile(bucket: R2Bucket, form: string, key: string): Promise<readonly SubmittedFile[]> {
  // A key comes from a visitor: other folders hold what others sent.
  const stored = key.startsWith(fileFolder) ? await readStored(bucket, key) : undefined
  if (stored?.form !== form) return []
  const { form: _, ...file } = stored
  return [file]
}

/**
 * The files of a form with these keys, as the bucket knows them where the database does not answer. A file that its check refused may be among
 * them: nobody can open it. Rejects when the bucket does, or does not know what a file is.
 */
export const findInBucket = async (
  bucket: R2Bucket,
  form: string,
  keys: readonly string[],
): Promise<readonly SubmittedFile[]> =>
  (await Promise.all(keys.map(key => readFile(bucket, form, key)))).flat()
