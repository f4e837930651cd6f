/** Shows, delivers again and erases submissions of visitors. */
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
    // In a dry run nothing happens that could be reported.
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
      // In a dry run the rows found contain only an id.
      if (!task.isDry) throw error
      return undefined
    }),
})
