/** In a draft that its editor shows in a frame: loads the script that connects the two. The server has checked the editor's signature. */
export function beginEditing(): void {
  const { draft: origin, story: storyId } = document.documentElement.dataset
  const main = document.getElementById('main')
  if (!origin || !storyId || !main || parent === window) return
  const editor = { origin, window: parent }
  import('./live-editing.ts')
    .then(({ startEditing }) => startEditing({ editor, storyId, main }))
    .catch(reportError)
}
