import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureLinkSecret, localVariables } from '../local/local-variables.ts'
import { runCommand } from '../run-command.ts'
import { ensureStartable, readPort } from './ensure-startable.ts'
import { noteOrigin } from './served-origin.ts'

const readWords = (args: string[]) =>
  parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      'persist-to': { type: 'string', default: '.wrangler/state' },
    },
  }).values

/** The development server with hot reload, on the same content as `npm start`. */
async function develop(values: ReturnType<typeof readWords>): Promise<undefined> {
  const state = values['persist-to']
  const port = readPort(process.env)
  await ensureStartable({ state, port, host: 'localhost' })
  ensureLinkSecret()
  // The local storage takes a second to load: only where nothing is refused.
  const { prepareState } = await import('../local/seed.ts')
  const { CONTENT_SOURCE: source } = localVariables()
  await prepareState(state, { source, fresh: values.fresh, isChecked: true })
  noteOrigin(state, `http://localhost:${port}`)
  const server = spawn('vite', ['dev', '--port', String(port)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PERSIST_TO: state,
      WRANGLER_SEND_METRICS: 'false',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // Hundreds of modules are requested, and tracing one takes longer than answering it.
      X_LOCAL_OBSERVABILITY: 'false',
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  server.on('exit', code => process.exit(code ?? 0))
}

await runCommand({
  usage: 'npm run dev -- [--fresh] [--persist-to .wrangler/state]',
  read: readWords,
  run: develop,
})
