import { adoptSheet, fetchWholeSheet } from './whole-sheet.ts'

/**
 * Adds the style sheet of the whole site to the page, which has only the rules of its own blocks and is about to show something else. Never
 * rejects: without the sheet the dialog is unstyled, and works.
 */
export async function adoptWholeSheet(): Promise<void> {
  try {
    adoptSheet(await fetchWholeSheet())
  } catch {
    // The visitor requested the dialog: showing it matters more than its style.
  }
}
