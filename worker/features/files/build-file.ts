import build from 'virtual:site/build'

interface BuildQuestion {
  readonly origin: string
  readonly assets: Pick<Fetcher, 'fetch'>
}

const notFound = (path: string) =>
  Response.json(
    { error: `Page not found: ${path}` },
    { status: 404, headers: { 'cache-control': 'no-store' } },
  )

/** The build's hashed files and those of earlier builds, as the deployment listed them; empty for a development server. */
async function listFiles({ origin, assets }: BuildQuestion): Promise<object> {
  const answer = await assets.fetch(new Request(new URL('/builds/files.json', origin)))
  if (answer.ok) return answer.json()
  await answer.body?.cancel()
  return {}
}

/**
 * The build files (requirement navigation/build-files): the version, its known routes, and its hashed files with retired ones
 * (requirement operations/files-outlive).
 */
export async function answerBuildFile(path: string, question: BuildQuestion): Promise<Response> {
  const { id, timestamp } = build
  if (path === '/builds/latest.json')
    return Response.json({ id, timestamp }, { headers: { 'cache-control': 'no-cache' } })
  if (path !== `/builds/meta/${id}.json`) return notFound(path)
  // No page is prerendered, and all routing rules are the worker's.
  const body = { id, timestamp, routeRules: {}, prerendered: [], ...(await listFiles(question)) }
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
}
