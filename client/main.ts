import { defineIsland } from './islands/element.ts'
import { closeBanners } from './native/banner.ts'
import { closeMenus } from './native/menu.ts'

/** The only script of a page: a few lines for native elements, and the loader of interactive blocks. */
closeBanners()
closeMenus()
defineIsland()
