import { closeDropdowns } from '../blocks/_kit/client/disclosures.ts'
import { layOutForKeys } from '../blocks/_kit/client/lay-out.ts'
import { beginBlocks } from './begin-blocks.ts'
import { beginConsent } from './consent/begin.ts'
import { keepEarlyClicks } from './early-clicks.ts'
import { beginEditing } from './editing/begin.ts'
import { copyValues } from './enhancements/copy.ts'
import { openDialogs } from './enhancements/dialog.ts'
import { watchFont } from './enhancements/late-font.ts'
import { requestContacts, storeLanguage } from './enhancements/links.ts'
import { enhanceBy, startEnhancements, touchEnhancement } from './enhancements/start-enhancements.ts'
import { keepEarlyEvents } from './events/begin.ts'
import { openFormDialogs } from './form-dialog/begin.ts'
import { defineIsland } from './islands/element.ts'
import { beginNavigation } from './navigation/begin.ts'
import { reloadFailedChunks } from './navigation/failed-chunk.ts'
import { reportFailure } from './navigation/leaving.ts'
import { serveChat } from './services/begin.ts'

if (import.meta.env.DEV) {
  await import('./refresh.ts')
  await import('./development/live-edits.ts')
}

/** The only script that a page waits for: a few lines for native elements, the loaders of interactive blocks and of the navigator. */
reloadFailedChunks()
enhanceBy(async element => (await import('./when-idle.ts')).enhance(element))
keepEarlyClicks(touchEnhancement)
beginBlocks()
layOutForKeys()
copyValues()
storeLanguage()
closeDropdowns()
openDialogs()
openFormDialogs()
requestContacts()
defineIsland()
beginConsent()
serveChat()
keepEarlyEvents()
startEnhancements()
beginNavigation()
beginEditing()
watchFont().catch(reportFailure)
