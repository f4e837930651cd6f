import { repeatClicks } from '../early-clicks.ts'
import { reportFailure } from '../navigation/leaving.ts'
import { idle, interaction, load, media, type Trigger, visible } from '../triggers.ts'

const triggers: Readonly<Record<string, Trigger>> = { load, idle, visible, media, interaction }

/** The trigger of an `on` attribute: `visible`, `media:(min-width: 768px)`. */
export function parseTrigger(on: string): { trigger: Trigger; argument: string } {
  const colon = on.indexOf(':')
  const name = colon < 0 ? on : on.slice(0, colon)
  return { trigger: triggers[name] ?? load, argument: colon < 0 ? '' : on.slice(colon + 1) }
}

/**
 * The place of an interactive block. Starts it once by its trigger; a mounted block never hydrates again, even when the element is
 * moved in the document. React is loaded with the first block that starts.
 */
class IslandElement extends HTMLElement {
  #stopWaiting: (() => void) | undefined
  #unmount: (() => void) | undefined
  #started = false

  connectedCallback(): void {
    if (this.#started) return
    const { trigger, argument } = parseTrigger(this.getAttribute('on') ?? 'load')
    this.#stopWaiting = trigger(this, () => void this.#start(), argument)
  }

  disconnectedCallback(): void {
    // A move is a removal and an insertion, so only an element that is still outside the document afterwards is removed.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#stopWaiting?.()
      this.#unmount?.()
    })
  }

  async #start(): Promise<void> {
    if (this.#started) return
    this.#started = true
    this.#stopWaiting?.()
    try {
      const { mountIsland } = await import('./mount.tsx')
      this.#unmount = await mountIsland(this, { onReady: () => repeatClicks(this) })
      if (!this.isConnected) this.#unmount()
    } catch (error) {
      // The server's markup stays; the block is then as interactive as without script.
      reportFailure(error)
    }
  }
}

export function defineIsland(): void {
  if (!customElements.get('x-island')) customElements.define('x-island', IslandElement)
}
