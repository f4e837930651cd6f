/** Shows what visitors sent, delivers it anew, erases it. */
import { messageOf } from '../../worker/log/reason-of.ts'
import { openDatabase, printStatements } from './database.ts'
import { fileCommand } from './file-command.ts'
import { runTask } from './run-task.ts'
import { readWords, usage } from './words.ts'

function readTask() {
  try {
    return readWords(process.argv.slice(2))
  } catch (error) {
    console.error(`${messageOf(error)}\n\n${usage}`)
    process.exit(2)
  }
}

const { action, place, isDry } = readTask()
try {
  if (isDry && action.name === 'erase')
    console.log('-- "ids that were found" are those of the first statement; the digest is made of them.')
  const run = isDry ? printStatements : await openDatabase('DB', place)
  await runTask(action, {
    run,
    fileCommand: key => fileCommand(key, place),
    // Where nothing is run, nothing has happened that could be told.
    print: isDry ? () => undefined : console.log,
    now: Date.now(),
  })
} catch (error) {
  // Where nothing is run, what is found has no more than an id.
  if (!isDry) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}
