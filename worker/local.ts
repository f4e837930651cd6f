import { systemDependencies } from './core/answer/site-dependencies.ts'
import { createSite } from './index.ts'
import { editor } from './tools/editor/feature.ts'
import { gallery } from './tools/gallery/feature.ts'

export { ContentVersions } from './core/content/version/content-versions.ts'

/** The worker of a development server and of staging: the deployed one, with gallery and editor. */
export default createSite(systemDependencies, [gallery, editor])
