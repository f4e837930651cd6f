/** Pause after which a key begins a new word (ms). */
const pause = 500

/**
 * Finds an option by typed letters (ARIA Authoring Practices, listbox): letters in quick succession form a word; the same letter
 * again moves to the next option. Takes the labels, the index to search from, and the time of the key.
 */
export function createTypeAhead() {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY

  return {
    /** Whether a key at this time continues a word. */
    isTyping: (time: number): boolean => typed !== '' && time - last < pause,
    find(
      key: string,
      { labels, from, time }: { labels: readonly string[]; from: number; time: number },
    ): number {
      typed = (time - last < pause ? typed : '') + key.toLowerCase()
      last = time
      const isRepeated = typed.length > 1 && [...typed].every(letter => letter === typed[0])
      const wanted = isRepeated ? typed[0]! : typed
      // A first letter moves to another option, a longer word may stay at the current one.
      const start = from + (wanted.length === 1 ? 1 : 0)
      const order = labels.map((_, index) => (index + start) % labels.length)
      return order.find(index => labels[index]!.toLowerCase().startsWith(wanted)) ?? -1
    },
  }
}
