import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from '../run-command.ts'
import { readRecipe } from './read-recipe.ts'

/** `npm run new -- block price-note`: writes the files of a recipe, which a person then fills. */
await runCommand({
  usage: 'npm run new -- block|call|rule|fact|feature|unit|language <name>',
  read: readRecipe,
  async run({ files, changed = {}, next }) {
    const there = Object.keys(files).find(path => existsSync(path))
    if (there) throw new Error(`${there} is already there`)
    const written = { ...files, ...changed }
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      console.log(path)
    }
    // How lines are broken depends on the length of the name.
    const sources = Object.keys(written).filter(path => !path.endsWith('.json'))
    if (sources.length) execFileSync('biome', ['format', '--write', ...sources])
    console.log(next.join('\n'))
    return 0
  },
})
