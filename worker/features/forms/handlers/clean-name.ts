import { oneLine } from '../../../../blocks/_kit/one-line.ts'

/** Characters of the name of a file. */
const longest = 150
const ending = /\.[^.]{1,10}$/

/** The name of a file of a visitor without folders, invisible characters and the renderer's marks; of a long one the beginning and the ending. */
export function cleanName(name: string): string {
  const own = oneLine(name.replace(/^.*[/\\]/s, ''))
  const end = ending.exec(own)?.[0] ?? ''
  // By code points: a letter outside the basic plane is not cut in two.
  const start = [...own.slice(0, own.length - end.length)]
  return start.slice(0, longest - [...end].length).join('') + end
}
