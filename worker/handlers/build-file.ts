import build from 'virtual:site/build'

const files: Readonly<Record<string, { readonly body: object; readonly cacheControl: string }>> = {
  '/builds/latest.json': { body: { id: build.id, timestamp: build.timestamp }, cacheControl: 'no-cache' },
  [`/builds/meta/${build.id}.json`]: {
    // Every page is made when it is asked for, and every rule is the worker's.
    body: { id: build.id, timestamp: build.timestamp, routeRules: {}, prerendered: [] },
    cacheControl: 'public, max-age=31536000, immutable',
  },
}

/** The build files (requirement navigation/build-files): which version this is, and its known routes. */
export function answerBuildFile(path: string): Response {
  const file = files[path]
  return Response.json(file?.body ?? { error: `Page not found: ${path}` }, {
    status: file ? 200 : 404,
    headers: { 'cache-control': file?.cacheControl ?? 'no-store' },
  })
}
