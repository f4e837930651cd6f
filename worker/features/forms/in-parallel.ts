/** Runs a task for each item, at most `width` of them at a time. Rejects with the first failure, after which no further task begins. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  run: (item: T) => Promise<unknown>,
): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await run(item)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
