export async function profileVariants(): Promise<void> {}
