import { closeDropdowns } from '../blocks/_kit/client/disclosures.ts'
import { defineIsland } from './islands/element.ts'
import { closeBanners } from './native/banner.ts'
import { closeMenus } from './native/menu.ts'

if (import.meta.env.DEV) await import('./refresh.ts')

/** The only script of a page: a few lines for native elements, and the loader of interactive blocks. */
closeBanners()
closeMenus()
closeDropdowns()
defineIsland()
