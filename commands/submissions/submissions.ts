/** Shows what visitors sent, delivers it anew, erases it. */
import { runCommand } from '../run-command.ts'
import { openDatabase, printStatements } from './database.ts'
import { fileCommand } from './file-command.ts'
import { receiptKeys } from './receipt-keys.ts'
import { runTask } from './run-task.ts'
import { readWords, type Task, usage } from './words.ts'

async function run({ action, place, isDry }: Task): Promise<undefined> {
  if (isDry && action.name === 'erase')
    console.log('-- "ids that were found" are those of the first statement; the digest is made of them.')
  await runTask(action, {
    run: isDry ? printStatements : await openDatabase('DB', place),
    fileCommand: key => fileCommand(key, place),
    receiptKeys: () => receiptKeys(place),
    // Where nothing is run, nothing has happened that could be told.
    print: isDry ? () => undefined : console.log,
    now: Date.now(),
  })
  return undefined
}

await runCommand({
  usage,
  read: readWords,
  run: task =>
    run(task).catch(error => {
      // Where nothing is run, what is found has no more than an id.
      if (!task.isDry) throw error
      return undefined
    }),
})
