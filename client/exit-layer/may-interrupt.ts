import { mayReload } from '../may-reload.ts'

/** Fields that a visitor fills in, and open layers above the page: the chat, menus and lists. */
const taken = [
  'input:focus',
  'textarea:focus',
  'select:focus',
  '[contenteditable]:focus',
  '[data-chat-shown]',
  '[popover]:popover-open',
].join()

/**
 * Whether a dialog may open by itself: not over another one, and not while the visitor is in a form (requirement tools/exit-layer).
 */
export const mayInterrupt = (): boolean => mayReload() && !document.querySelector(taken)
