import { type Feature, limitUncached } from '../../core/answer/feature.ts'
import { createSeoRoutes } from './search-engine-files.ts'

/** Files for search engines. */
export const searchEngines: Feature = {
  routes(app, { open }) {
    app.use('/:name{sitemap(?:-\\d+)?\\.xml}', limitUncached)
    app.route('/', createSeoRoutes(open))
  },
}
