import type { Plugin } from 'vite'

/** Virtual modules that the worker and the views share. */
export function siteModules(): Plugin {
  return { name: 'prospectus:site-modules' }
}
