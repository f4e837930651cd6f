import { oneLine } from '../../../../blocks/_kit/one-line.ts'

/** Characters of the name of a file. */
const longest = 150
const ending = /\.[^.]{1,10}$/

/**
 * The name of a visitor's file without folders, invisible characters and the renderer's marks; of a long name the beginning and the extension.
 */
export function cleanName(name: string): string {
  const own = oneLine(name.replace(/^.*[/\\]/s, ''))
  const end = ending.exec(own)?.[0] ?? ''
  // By code points, so that a letter outside the basic plane is not split.
  const start = [...own.slice(0, own.length - end.length)]
  return start.slice(0, longest - [...end].length).join('') + end
}
