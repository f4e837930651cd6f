import { latestOnly } from '../editing/latest.ts'
import { startEnhancements } from '../enhancements/start-enhancements.ts'
import { renewSheet } from '../navigation/whole-sheet.ts'
import { createEditViewer } from './show-edits.ts'

async function fetchDocument(): Promise<Document> {
  const answer = await fetch(location.href)
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

const reload = () => location.reload()
const viewer = createEditViewer({ fetchDocument, renewSheet, startEnhancements, reload })
// A draft shows its editor's unsaved input, which the worker does not have.
const showViews = document.documentElement.dataset.draft ? reload : latestOnly(viewer)
const showStyles = latestOnly(renewSheet)

/** Edits that the development server reports (`client/vite/live-reload.ts`). */
import.meta.hot?.on('prospectus:styles', showStyles)
import.meta.hot?.on('prospectus:views', showViews)
