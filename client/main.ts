import { closeDropdowns } from '../blocks/_kit/client/disclosures.ts'
import { beginEditing } from './editing/begin.ts'
import { defineIsland } from './islands/element.ts'
import { closeBanners } from './native/banner.ts'
import { copyValues } from './native/copy.ts'
import { openDialogs } from './native/dialog.ts'
import { rememberLanguage } from './native/language.ts'
import { watchFont } from './native/late-font.ts'
import { guardMenus } from './native/menu.ts'
import { startParts } from './native/parts.ts'
import { showTooltips } from './native/tooltip.ts'
import { beginNavigation } from './navigation/begin.ts'
import { reloadFailedChunks } from './navigation/failed-chunk.ts'

if (import.meta.env.DEV) await import('./refresh.ts')

/** The only script that a page waits for: a few lines for native elements, the loaders of interactive blocks and of the navigator. */
reloadFailedChunks()
closeBanners()
copyValues()
guardMenus()
rememberLanguage()
closeDropdowns()
showTooltips()
openDialogs()
defineIsland()
startParts()
beginNavigation()
beginEditing()
watchFont().catch(reportError)
