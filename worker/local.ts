import { tools } from './app/routes/tools.ts'
import { systemDependencies } from './app/services.ts'
import { createSite } from './index.ts'

export { ContentVersions } from './content/version/content-versions.ts'

/** The worker of a development server and of staging: the one that is deployed, with gallery, editor and developer page. */
export default createSite(systemDependencies, [tools])
