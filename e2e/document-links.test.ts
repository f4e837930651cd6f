import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const documents = globSync('{*.md,docs/**/*.md}').sort()
const sources = globSync('{worker,blocks,client,kv-seed,commands,e2e,bench}/**/*.{ts,tsx,css}')
  .filter(file => !file.includes('.test.'))
  .sort()

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '')

/** The anchor that hosts of repositories give a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title]) => anchorOf(title!))

/** The links of a document that stay in the repository. */
const linksOf = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter(target => !/^[a-z]+:/.test(target))

function isBroken(file: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? file : normalize(join(dirname(file), path))
  if (!existsSync(target)) return true
  return anchor !== undefined && statSync(target).isFile() && !anchorsOf(target).includes(anchor)
}

it.each(documents)('the links of %s lead somewhere', file => {
  expect(linksOf(file).filter(link => isBroken(file, link))).toEqual([])
})

it('documents and comments name documents that exist', () => {
  const named = [...documents, ...sources].flatMap(file =>
    [...read(file).matchAll(/\bdocs\/[\w./-]+\.(?:md|yml|svg|png)\b/g)].map(([name]) => ({ file, name })),
  )
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([])
})
