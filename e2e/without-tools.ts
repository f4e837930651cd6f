import { withProjectCopy } from './project-copy.ts'
import { type Import, importsOf, isTest } from './structure/read-imports.ts'

interface Tool {
  readonly name: string
  /** Files outside its folder that serve it alone. */
  readonly others?: readonly string[]
  /** Where it answers, or the header it reads: a test that has it is about the tool. */
  readonly address?: RegExp
}

const tools: readonly Tool[] = [
  { name: 'gallery', address: /['"`/]\/?(?:_gallery|developer)\b/ },
  { name: 'editor', others: ['client/editor-app'], address: /\/_editor\b/ },
  { name: 'drill', address: /'x-fault'/ },
  { name: 'content-api', address: /\/_content\b/ },
]

/** Where a tool is listed: the lines that go with it. */
const lists = ['worker/index.ts', 'worker/local.ts', 'worker/tests/setup/test-site.ts']

/** The name of the feature in a tool's folder: `contentApi` for `content-api`. */
const featureIn = (folder: string) => folder.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Takes the lines of a tool out of a list: its import, and its name in an array. */
const withoutTool = (text: string, { name }: Tool) =>
  text
    .replace(new RegExp(`^import .*/tools/${name}/.*\n`, 'gm'), '')
    .replace(/\[[^\]]*\]/g, list =>
      list.replace(new RegExp(`(?:, )?\\b${featureIn(name)}\\b`), '').replace('[, ', '['),
    )

/** Commands, measurements and browser tests: what works with a tool goes with it. */
const isBeside = (path: string) => /^(?:bench|commands|e2e)\//.test(path)

/**
 * The removed files, and those that go with them: tests that name a tool by its address or import one of the files, directly or not, and what
 * `isBeside`. Throws with the names of product files that import one: they could not do without the tool.
 */
function findGone(texts: ReadonlyMap<string, string>, removed: readonly string[]): ReadonlySet<string> {
  const naming = [...texts].filter(
    ([path, text]) => isTest(path) && tools.some(tool => tool.address?.test(text)),
  )
  const gone = new Set([...removed, ...naming.map(([path]) => path)])
  const imports: readonly Import[] = [...texts].flatMap(([path, text]) => importsOf(path, text))
  for (let size = 0; size < gone.size; ) {
    size = gone.size
    for (const { from, to } of imports) if (gone.has(to) && (isTest(from) || isBeside(from))) gone.add(from)
  }
  const needing = imports.filter(({ from, to }) => gone.has(to) && !gone.has(from))
  if (needing.length) throw new Error(needing.map(({ from, to }) => `${from} imports ${to}`).join('\n'))
  return gone
}

/** Takes the tools out of a copy of the project, and checks what is left: types, build, a start, and the tests of worker and seed. */
withProjectCopy('without-tools', ({ paths, read, write, remove, run }) => {
  for (const list of lists) write(list, tools.reduce(withoutTool, read(list)))
  const folders = tools.flatMap(({ name, others = [] }) => [`worker/tools/${name}`, ...others])
  const removed = paths.filter(path => folders.some(folder => path.startsWith(`${folder}/`)))
  const sources = paths.filter(path => /\.tsx?$/.test(path) && !removed.includes(path))
  const gone = findGone(new Map(sources.map(path => [path, read(path)])), removed)
  remove([...gone, ...folders])
  const [tests = [], others = []] = [true, false].map(wanted =>
    [...gone].filter(path => !removed.includes(path) && isTest(path) === wanted),
  )
  console.log(
    `${removed.length} files of tools, and ${others.length} that work with them, are gone; so are ${tests.length} tests:`,
  )
  for (const test of tests) console.log(`  ${test}`)
  run('tsc', '-b', 'worker', 'blocks', 'client', 'commands')
  run('vite', 'build', '--logLevel', 'warn')
  run('node', 'e2e/start-without-tools.ts')
  run('vitest', 'run', '--reporter=dot', '--silent=true', 'worker/', 'kv-seed/')
})
