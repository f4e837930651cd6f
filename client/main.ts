import { closeDropdowns } from '../blocks/_kit/client/disclosures.ts'
import { defineIsland } from './islands/element.ts'
import { closeBanners } from './native/banner.ts'
import { openDialogs } from './native/dialog.ts'
import { rememberLanguage } from './native/language.ts'
import { closeMenus } from './native/menu.ts'
import { showTooltips } from './native/tooltip.ts'
import { startVideos } from './native/video.ts'

if (import.meta.env.DEV) await import('./refresh.ts')

/** The only script of a page: a few lines for native elements, and the loader of interactive blocks. */
closeBanners()
closeMenus()
rememberLanguage()
closeDropdowns()
showTooltips()
openDialogs()
defineIsland()
startVideos().catch(reportError)
