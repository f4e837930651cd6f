/** The key events of somebody who composes a text, as browsers tell them: within it, and in WebKit the key that ended it. */
export const composingKeys = (key: string): readonly KeyboardEvent[] =>
  [{ isComposing: true }, { keyCode: 229 }].map(
    init => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
