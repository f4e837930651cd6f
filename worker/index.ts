import build from 'virtual:site/build'
import { Hono } from 'hono'
import { createGallery } from './gallery/gallery.ts'
import { blockLogic } from './page/registry.ts'
import { createValidator } from './page/validate.ts'
import { blockIslands, blockViews } from './render/registry.ts'
import { createPageRenderer } from './render/renderer.ts'
import { createStyles } from './render/styles.ts'

const renderer = createPageRenderer({
  views: blockViews,
  islands: blockIslands,
  validate: createValidator(blockLogic),
  languages: ['de', 'en', 'fr', 'it', 'es', 'pt'],
  log: line => console.log(JSON.stringify(line)),
  account: () => undefined,
})
const styles = createStyles()

const app = new Hono()
app.get('/api/health', context => context.json({ status: 'ok' }))
app.route('/_gallery', createGallery({ renderer, styles, build: build.id, now: () => Date.now() }))

export default app
