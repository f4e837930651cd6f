/** Requirement chat/states. Open or closed counts only for a chat that is shown. */
export type ChatState =
  | { readonly kind: 'none' }
  | { readonly kind: 'shown'; readonly isOpen: boolean }
  | { readonly kind: 'hidden' }

export type ChatStep = 'open' | 'close' | 'stop'

/** The state after a step. Opening initialises a missing chat, and shows one that was stopped. */
export function nextState(state: ChatState, step: ChatStep): ChatState {
  if (step === 'open') return { kind: 'shown', isOpen: true }
  if (step === 'stop') return state.kind === 'none' ? state : { kind: 'hidden' }
  return state.kind === 'shown' ? { kind: 'shown', isOpen: false } : state
}
