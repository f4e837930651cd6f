import { linkKey, signLink } from '../../../core/request/visitor/signed-link.ts'

/** Milliseconds for which a link to a file is valid. */
export const fileLinkLife = 7 * 86_400_000

export interface FileLinkQuestion {
  /** Id of the submission that the file came with. */
  readonly submission: string
  /** Key of the file in the bucket. */
  readonly key: string
  readonly origin: string
  /** Epoch milliseconds. */
  readonly expires: number
  readonly secret: string
}

/** Path of a file's address. */
export const filePath = (key: string): string => `/api/forms/${key}`

/** The address at which the receiver of a submission reads one of its files until it expires (requirement forms/file-links). */
export async function fileLink(question: FileLinkQuestion): Promise<string> {
  const { submission, key, origin, expires, secret } = question
  const path = filePath(key)
  const link = { purpose: 'file', path, expires, claims: { submission } } as const
  return `${origin}${path}?${linkKey}=${await signLink(link, secret)}`
}
