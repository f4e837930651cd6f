import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './build.ts'
import { recordProfile } from './inspector.ts'
import { load } from './load.ts'
import { selfTimes } from './self-time.ts'
import { align } from './table.ts'
import { cold, type Variant, warm, writeConfig } from './variants.ts'
import { serve } from './workerd.ts'

const shown = 30

async function profileVariant(variant: Variant): Promise<void> {
  const server = await serve(writeConfig(variant), { inspect: true })
  const { port, inspectorPort } = server
  const ask = (milliseconds: number) =>
    load({ port, requests: variant.requests, connections: 16, milliseconds })
  await ask(2000)
  let count = 0
  const profile = await recordProfile({ port: inspectorPort!, service: 'site' }, async () => {
    count = (await ask(5000)).count
  })
  server.stop()
  writeFileSync(join(benchFolder, `${variant.name.replace(/\W+/g, '-')}.cpuprofile`), JSON.stringify(profile))
  const functions = selfTimes(profile, variant.worker().folder)
  const rows = functions
    .slice(0, shown)
    .map(({ name, source, milliseconds }) => [name, source, ((milliseconds * 1000) / count).toFixed(1)])
  console.log(`\n${variant.name}: microseconds a request in each function itself (${count} requests)\n`)
  console.log(align([['function', 'source', 'us'], ...rows]).join('\n'))
}

/** Says where the time of warm and of cold requests goes. The whole profiles are left in `dist/bench`. */
export async function profileVariants(): Promise<void> {
  for (const variant of [warm, cold]) await profileVariant(variant)
}
