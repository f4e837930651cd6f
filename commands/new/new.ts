import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runCommand } from '../run-command.ts'
import { readRecipe } from './read-recipe.ts'

/** `npm run new -- block price-note`: writes the files of a recipe, which a person then fills. */
await runCommand({
  usage: 'npm run new -- block|call|rule|fact|feature <name>',
  read: readRecipe,
  async run({ files, next }) {
    const there = Object.keys(files).find(path => existsSync(path))
    if (there) throw new Error(`${there} is already there`)
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      console.log(path)
    }
    // How lines are broken depends on the length of the name.
    if (Object.keys(files).length) execFileSync('biome', ['format', '--write', ...Object.keys(files)])
    console.log(next.join('\n'))
    return 0
  },
})
