import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from '../../worker/core/base/log/reason-of.ts'
import { ensureLinkSecret, localVariables } from '../local/local-variables.ts'
import { runCommand } from '../run-command.ts'
import { buildSite } from './build-site.ts'
import { ensureStartable, readPort } from './ensure-startable.ts'
import { noteOrigin } from './served-origin.ts'
import { startVariables } from './start-variables.ts'

const usage = `npm start -- [--fresh] [--var NAME:VALUE]... [--persist-to .wrangler/state]
PORT=8787 is the port. --fresh seeds the demonstration content again, --var passes a variable to the worker.`

const readWords = (args: string[]) =>
  parseArgs({
    args,
    options: {
      build: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      var: { type: 'string', multiple: true, default: [] },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  }).values

async function start(values: ReturnType<typeof readWords>): Promise<undefined> {
  const state = values['persist-to']
  const port = readPort(process.env)
  const url = `http://127.0.0.1:${port}`
  const given = startVariables(values.var, localVariables())
  await ensureStartable({ state, port })
  const variables = { ...given, LINK_SECRET: given.LINK_SECRET || ensureLinkSecret() }
  // The server takes a second to load: only where nothing is refused.
  const [{ prepareState }, { runSchedule, serveBuild }] = await Promise.all([
    import('../local/seed.ts'),
    import('./serve-build.ts'),
  ])
  if (values.build) buildSite()
  await prepareState(state, {
    source: given.CONTENT_SOURCE,
    fresh: values.fresh,
    isChecked: values.build,
  })
  noteOrigin(state, url)
  const server = await serveBuild({
    folder: join(import.meta.dirname, '../../dist/prospectus'),
    variables,
    port,
    state,
    // The site's own log lines are JSON; other output of the runtime is dropped.
    onLine: line => {
      if (line.startsWith('{')) console.log(line)
    },
  })
  // A local server does not run schedules by itself: this one delivers pending submissions, and after its first run a moved story leaves
  // a redirect behind.
  let isStopping = false
  const run = () => runSchedule(server).catch(error => isStopping || console.error(messageOf(error)))
  const schedule = setInterval(run, 60_000)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      isStopping = true
      clearInterval(schedule)
      void server.dispose().then(() => process.exit(0))
    })
  console.log(`Prospectus ready on ${url}`)
  void run()
}

/** Another process may take the port while the state is prepared. Miniflare names it so. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE'

await runCommand({
  usage,
  read: readWords,
  run: words =>
    start(words).catch(error => {
      throw isTaken(error) ? new Error('The port is taken: name another one in PORT.') : error
    }),
})
