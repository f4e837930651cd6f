/** In a draft that its editor shows in a frame: loads the script that connects the two. The server has checked the editor's signature. */
export function beginEditing(): void {
  const { draft: origin } = document.documentElement.dataset
  if (!origin || parent === window) return
  import('./live-editing.ts')
    .then(({ startEditing }) => startEditing({ origin, window: parent }))
    .catch(reportError)
}
