import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './build.ts'
import { recordProfile } from './inspector.ts'
import { load } from './load.ts'
import { profileReport, type VariantProfile } from './profile-report.ts'
import { selfTimes } from './self-time.ts'
import { cold, fileNameOf, type Variant, warm, writeConfig } from './variants.ts'
import { serve } from './workerd.ts'

const reportFile = join(import.meta.dirname, '../docs/profile.md')

/** Separates the authors' text before it from the profiler's output after it. */
const mark = '<!-- profile -->'

async function profileVariant(variant: Variant): Promise<VariantProfile> {
  const server = await serve(writeConfig(variant), { inspect: true })
  const { port, inspectorPort } = server
  const ask = (milliseconds: number) =>
    load({ port, requests: variant.requests, connections: 16, milliseconds })
  await ask(2000)
  let requests = 0
  const profile = await recordProfile({ port: inspectorPort!, service: 'site' }, async () => {
    requests = (await ask(5000)).count
  })
  server.stop()
  writeFileSync(join(benchFolder, `${fileNameOf(variant)}.cpuprofile`), JSON.stringify(profile))
  const functions = selfTimes(profile, variant.worker().folder).filter(({ name }) => name !== '(idle)')
  return { name: variant.name, requests, functions }
}

/** Prints where the time of warm and of cold requests is spent. The whole profiles are written to `dist/bench`. */
export async function profileVariants(): Promise<void> {
  const profiles = [await profileVariant(warm), await profileVariant(cold)]
  const report = profileReport(profiles, new Date().toISOString().slice(0, 10))
  const [written = ''] = readFileSync(reportFile, 'utf8').split(mark)
  writeFileSync(reportFile, `${written}${mark}\n\n${report}`)
  console.log(report)
}
