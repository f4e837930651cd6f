import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { prepareState } from './seed.ts'
import { noteOrigin } from './served-origin.ts'

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    var: { type: 'string', multiple: true, default: [] },
    'persist-to': { type: 'string', default: '.wrangler/state' },
  },
})

const port = process.env.PORT ?? '8787'
const state = values['persist-to']
const url = `http://127.0.0.1:${port}`

await prepareState(state, values)
noteOrigin(state, url)

const variables = values.var.flatMap(entry => ['--var', entry])
const server = spawn(
  'wrangler',
  [
    'dev',
    '--ip',
    '127.0.0.1',
    '--port',
    port,
    '--persist-to',
    state,
    '--show-interactive-dev-session=false',
    '--log-level',
    'log',
    ...variables,
  ],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  },
)

// The site's own log lines are JSON; other output of the server is dropped.
createInterface({ input: server.stdout! }).on('line', line => {
  if (line.startsWith('{')) console.log(line)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))

/** Runs the schedule of each minute, which a local server does not run by itself: it delivers what waits, and deletes what is too old. */
function runSchedule(): void {
  const cron = encodeURIComponent('* * * * *')
  // A server that stops answers no more.
  fetch(`${url}/cdn-cgi/handler/scheduled?cron=${cron}`).catch(() => undefined)
}

/** Prints a line once the site answers, and runs its schedule from then on. */
async function announce(): Promise<void> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined)
  // A site whose content cannot be reached answers as well, and says so.
  if (!answer) return void setTimeout(() => void announce(), 150)
  console.log(`Prospectus ready on ${url}`)
  // From then on a story that moves leaves a redirect behind.
  runSchedule()
  setInterval(runSchedule, 60_000)
}

void announce()
