import { spawn } from 'node:child_process'
import { ensureMigrated } from './migrate.ts'
import { ensureSeeded } from './seed.ts'

/** The development server with hot reload, on the same content as `npm start`. */
await ensureSeeded('.wrangler/state', { fresh: process.argv.includes('--fresh') })
await ensureMigrated('.wrangler/state')
const server = spawn('vite', ['dev', '--port', process.env.PORT ?? '8787'], {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', code => process.exit(code ?? 0))
