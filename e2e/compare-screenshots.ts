/**
 * Compares the pictures of two states of the site, pixel by pixel, and names those that differ, or that only one state has:
 * `npm run screenshots -- --state before --widths 375,1280 page`, the same with `--state after`, then `npm exec -- node
 * e2e/compare-screenshots.ts before after`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { wordsOrEnd } from '../commands/run-command.ts'

interface Pixels {
  readonly data: Uint8Array
  readonly info: { readonly width: number; readonly height: number; readonly channels: number }
}

const pixelsOf = (png: Buffer): Promise<Pixels> =>
  sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/** The number of pixels that differ, and the rows between which they are; undefined for none. */
function differenceOf({ data: one, info }: Pixels, { data: other }: Pixels): string | undefined {
  let [count, first, last] = [0, -1, -1]
  const row = info.width * info.channels
  for (let at = 0; at < one.length; at += info.channels) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue
    count++
    last = Math.floor(at / row)
    if (first < 0) first = last
  }
  return count ? `${count} pixels, rows ${first} to ${last}` : undefined
}

async function compare(before: Buffer, after: Buffer): Promise<string | undefined> {
  if (before.equals(after)) return undefined
  const [one, other] = [await pixelsOf(before), await pixelsOf(after)]
  const [a, b] = [one.info, other.info]
  if (a.width !== b.width || a.height !== b.height)
    return `${a.width} x ${a.height} became ${b.width} x ${b.height}`
  return differenceOf(one, other)
}

const folderOf = (state: string) => join('screenshots', state)

/** The names of two states that there are. */
function readStates(states: readonly string[]): readonly string[] {
  if (states.length !== 2) throw new Error('two states are compared')
  const missing = states.find(state => !existsSync(folderOf(state)))
  if (missing === undefined) return states
  throw new Error(
    `there are no screenshots in ${folderOf(missing)}: npm run screenshots -- --state ${missing}`,
  )
}

const [before = '', after = ''] = wordsOrEnd({
  usage: 'npm exec -- node e2e/compare-screenshots.ts before after',
  read: readStates,
})
const [old, now] = [before, after].map(state => new Set(readdirSync(folderOf(state))))
const common = [...old!].filter(name => now!.has(name))
const alone = [...old!, ...now!].filter(name => !old!.has(name) || !now!.has(name))
for (const name of alone) console.log(`${name}: only in ${old!.has(name) ? before : after}`)
let differing = 0
for (const name of common) {
  const [one, other] = [before, after].map(state => readFileSync(join(folderOf(state), name)))
  const difference = await compare(one!, other!)
  if (!difference) continue
  differing++
  console.log(`${name}: ${difference}`)
}
console.log(`${common.length} pictures compared, ${differing} differ, ${alone.length} in one state only`)
process.exitCode = differing || alone.length ? 1 : 0
