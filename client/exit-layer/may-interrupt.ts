import { mayReload } from '../may-reload.ts'

/** Fields that a visitor fills in, and what lies above the page: the chat, menus and lists that are open. */
const taken = [
  'input:focus',
  'textarea:focus',
  'select:focus',
  '[contenteditable]:focus',
  '[data-chat-shown]',
  '[popover]:popover-open',
].join()

/** Whether a dialog may open by itself: over no other one, and not while the visitor is in a form (requirement tools/exit-layer). */
export const mayInterrupt = (): boolean => mayReload() && !document.querySelector(taken)
