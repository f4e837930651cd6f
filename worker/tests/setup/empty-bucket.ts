/** Deletes all that is in a bucket, which lists a thousand objects at a time. */
export async function emptyBucket(bucket: R2Bucket): Promise<void> {
  const { objects, truncated } = await bucket.list()
  if (objects.length) await bucket.delete(objects.map(({ key }) => key))
  if (truncated) await emptyBucket(bucket)
}
