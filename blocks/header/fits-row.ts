interface Bar {
  readonly name: string | undefined
  readonly entries: readonly { readonly title: string; readonly children: readonly unknown[] }[]
  readonly button: { readonly text: string } | undefined
}

/** Widths in pixels of the bar on large screens; a character is one of the widest font. */
const bar = {
  inside: 1216,
  character: 9.2,
  entry: 20,
  caret: 20,
  mark: 60,
  languages: 90,
  gaps: 48,
  button: 64,
}
const widestButton = 240

const textWidth = (text: string) => text.length * bar.character
const nameWidth = (name = '') => bar.mark + Math.max(...name.split('\n').map(line => textWidth(line) * 1.15))
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0)

/** Whether all entries of the navigation fit into one row on large screens, as estimated on the server. */
export function fitsRow({ name, entries, button }: Bar): boolean {
  const navigation = entries.map(
    ({ title, children }) => textWidth(title) + bar.entry + (children.length ? bar.caret : 0),
  )
  const action = button ? Math.min(widestButton, textWidth(button.text) + bar.button) : 0
  return sum([...navigation, nameWidth(name), action, bar.languages, bar.gaps]) <= bar.inside
}
