import type { FileScanner } from './file-scanner.ts'
import { findInBucket } from './store/bucket-files.ts'
import {
  abortUpload,
  admitPart,
  beginUpload,
  completeUpload,
  readUpload,
  storePart,
} from './store/part-uploads.ts'
import { findFiles, scanFile, storeFile } from './store/uploads.ts'
import type { SubmissionStore } from './submission.ts'

/** Deadline for reading the files' list from the bucket, if the database did not answer (ms). */
const BUCKET_DEADLINE = 1_200
/** Deadline for an upload, whose sender may be slow (ms). */
const UPLOAD_DEADLINE = 120_000

interface FileStoreDependencies {
  /** Resolves to the result, or to undefined where a store is missing, fails or is late. */
  readonly attempt: <T>(
    action: string,
    run: (database: D1Database) => Promise<T>,
    deadline?: number,
  ) => Promise<T | undefined>
  readonly bucket: R2Bucket | undefined
  readonly now: () => number
  readonly newId: () => string
  readonly scanner: FileScanner
}

type FileStore = Pick<
  SubmissionStore,
  'storeFile' | 'findFiles' | 'beginUpload' | 'readUpload' | 'storePart' | 'completeUpload' | 'abortUpload'
>

/** The part of the store for files (requirements forms/uploads, applications/parts, applications/quarantine). */
export function createFileStore({ attempt, bucket, now, newId, scanner }: FileStoreDependencies): FileStore {
  /** As `attempt`, where there is a bucket. */
  const withBucket = <T>(
    action: string,
    run: (stores: { readonly database: D1Database; readonly bucket: R2Bucket }) => Promise<T>,
    deadline?: number,
  ): Promise<T | undefined> =>
    attempt(action, async database => (bucket ? run({ database, bucket }) : undefined), deadline)

  return {
    storeFile: file =>
      withBucket(
        'storeFile',
        stores => storeFile(file, { ...stores, now: now(), newId, scanner }),
        UPLOAD_DEADLINE,
      ),
    findFiles: async (form, keys, known = { isDatabaseDown: false }) => {
      if (!keys.length) return { files: [], ...known }
      const files = known.isDatabaseDown
        ? undefined
        : await attempt('findFiles', db => findFiles(db, form, keys))
      if (files) return { files, ...known }
      const stored = await withBucket(
        'findInBucket',
        stores => findInBucket(stores.bucket, form, keys),
        BUCKET_DEADLINE,
      )
      return stored ? { files: stored, isDatabaseDown: true } : 'lost'
    },
    beginUpload: upload =>
      withBucket('beginUpload', stores => beginUpload(upload, { ...stores, now: now(), newId })),
    readUpload: named => attempt('readUpload', db => readUpload(db, named)),
    async storePart(part, upload) {
      const admitted = await attempt('admitPart', db => admitPart(db, part, upload))
      if (admitted === false) return 'limited'
      if (!admitted) return 'lost'
      const store = async (stores: Parameters<typeof storePart>[2]) => {
        await storePart(part, upload, stores)
        return 'stored' as const
      }
      return (await withBucket('storePart', store, UPLOAD_DEADLINE)) ?? 'lost'
    },
    completeUpload: (named, upload) =>
      withBucket('completeUpload', async stores => {
        const { state, field, filename, type, bytes } = upload
        if (state === 'uploading' && !(await completeUpload(named, upload, stores)))
          return 'incomplete' as const
        const row = { key: named.key, filename, type, bytes }
        const isChecked = state === 'clean' || state === 'refused'
        const verdict = isChecked ? state : await scanFile(row, { ...stores, scanner }).catch(() => 'unknown')
        return verdict === 'refused' ? ('refused' as const) : { field, ...row }
      }),
    abortUpload: async (named, upload) =>
      (await withBucket('abortUpload', async stores => {
        await abortUpload(named, upload, stores)
        return true
      })) ?? false,
  }
}
