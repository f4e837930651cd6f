/**
 * The key events of somebody who composes a text (IME), as browsers raise them: during composition, and in WebKit also the
 * key that ended it.
 */
export const composingKeys = (key: string): readonly KeyboardEvent[] =>
  [{ isComposing: true }, { keyCode: 229 }].map(
    init => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
  )
