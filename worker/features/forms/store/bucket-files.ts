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

/** The metadata that the bucket stores with a file. Its values are headers, which must be ASCII. */
export const fileMetadata = ({ form, field, filename }: ToldFile) => ({
  form: encodeURIComponent(form),
  field: encodeURIComponent(field),
  filename: encodeURIComponent(filename),
})

const encoded = v.pipe(v.string(), v.transform(decodeURIComponent))
const metadata = v.object({ form: encoded, field: encoded, filename: encoded })

/** A file as the bucket stores it. */
export interface StoredFile extends SubmittedFile {
  readonly form: string
}

/** Reads a file's metadata; undefined where there is no such file. Rejects when the bucket does, or has no metadata of the file. */
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
  // A key comes from a visitor: other folders contain others' data.
  const stored = key.startsWith(fileFolder) ? await readStored(bucket, key) : undefined
  if (stored?.form !== form) return []
  const { form: _, ...file } = stored
  return [file]
}

/**
 * The files of a form with these keys from the bucket, if the database does not answer. They may include a file that its check refused: nobody
 * can open it. Rejects when the bucket does, or has no metadata of a file.
 */
export const findInBucket = async (
  bucket: R2Bucket,
  form: string,
  keys: readonly string[],
): Promise<readonly SubmittedFile[]> =>
  (await Promise.all(keys.map(key => readFile(bucket, form, key)))).flat()
