/**
 * Gives the page the style sheet of the whole site: a page has only the rules that its own blocks need, and is to show something else. Never
 * rejects: without the sheet the dialog that follows is plain, and works.
 */
export async function adoptWholeSheet(): Promise<void> {
  try {
    const { adoptSheet, fetchWholeSheet } = await import('./navigator.ts')
    adoptSheet(await fetchWholeSheet())
  } catch {
    // The visitor asked for the dialog, which is more than its looks.
  }
}
