import type { BlockMenu, Crumb, PageMessage } from './messages.ts'

/** Drawn around the content of a block: the element that names it has no box. */
export const outlines = `
[data-blok-c]:hover > *, [data-blok-hover] > * { outline: 1px dashed #05807f; outline-offset: -1px; }
[data-blok-highlight] > * { outline: 2px dashed #b4540a; outline-offset: -2px; }
[data-blok-open] > * { outline: 2px solid #05807f; outline-offset: -2px; }
.editing-menu {
  position: absolute; z-index: 9999; display: flex; align-items: center; gap: 2px; padding: 3px;
  border-radius: 8px; background: #05706f; color: #fff; font: 13px/1 system-ui, sans-serif;
  box-shadow: 0 4px 16px rgb(0 0 0 / .25);
}
.editing-menu[hidden] { display: none; }
.editing-menu span { padding: 0 6px; font-weight: 600; }
.editing-menu button {
  min-width: 26px; min-height: 26px; border: 0; border-radius: 5px; background: transparent; color: inherit;
  font: inherit; cursor: pointer;
}
.editing-notice {
  position: fixed; inset: auto 0 0; z-index: 9999; margin: 0; padding: 12px 16px; background: #7a2e00; color: #fff;
  font: 15px/1.4 system-ui, sans-serif; text-align: center;
}
.editing-menu button:is(:hover, :focus-visible) { background: rgb(255 255 255 / .22); }
`

type Action = Exclude<PageMessage, { action: 'initialized' | 'ping' | 'noFocus' | 'edit' }>['action']

interface Item {
  readonly action: Action
  readonly label: string
  readonly sign: string
  readonly isOffered: (menu: BlockMenu) => boolean
}

const items: readonly Item[] = [
  { action: 'addBlockBefore', label: 'Add block before', sign: '+↑', isOffered: menu => !!menu.canAddBlocks },
  { action: 'addBlockAfter', label: 'Add block after', sign: '+↓', isOffered: menu => !!menu.canAddBlocks },
  { action: 'moveBackward', label: 'Move backward', sign: '↑', isOffered: menu => !!menu.canMoveBackward },
  { action: 'moveForward', label: 'Move forward', sign: '↓', isOffered: menu => !!menu.canMoveForward },
  { action: 'duplicateBlock', label: 'Duplicate', sign: '×2', isOffered: menu => !!menu.canAddBlocks },
  { action: 'deleteBlock', label: 'Delete', sign: '×', isOffered: menu => !!menu.canDeleteBlocks },
]

interface BlockMenuOptions {
  readonly onAction: (action: Action, crumb: Crumb) => void
  readonly onParent: (crumb: Crumb) => void
}

const isCrumb = (value: unknown): value is Crumb =>
  typeof (value as Partial<Crumb> | null)?._uid === 'string' &&
  typeof (value as Partial<Crumb>).component === 'string'

function button(label: string, sign: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = sign
  element.title = label
  element.setAttribute('aria-label', label)
  element.addEventListener('click', run)
  return element
}

/** The menu of the open block: the actions that the editor allows, and a button for the block around it. */
export function createBlockMenu({ onAction, onParent }: BlockMenuOptions) {
  const element = document.createElement('div')
  element.className = 'editing-menu'
  element.setAttribute('role', 'toolbar')
  element.setAttribute('aria-label', 'Block')
  element.hidden = true
  document.body.append(element)

  return {
    element,
    /** Draws the menu for a block; `names` are the names of the components. */
    show(menu: BlockMenu, names: Readonly<Record<string, string>>): void {
      const crumbs = menu.breadcrumbs.filter(isCrumb)
      const crumb = crumbs.at(-1)
      element.hidden = !crumb
      if (!crumb) return
      const title = document.createElement('span')
      title.textContent = names[crumb.component] ?? crumb.component
      const parent = crumbs.at(-2)
      element.replaceChildren(
        ...(parent
          ? [button(`Open ${names[parent.component] ?? parent.component}`, '‹', () => onParent(parent))]
          : []),
        title,
        ...items
          .filter(({ isOffered }) => isOffered(menu))
          .map(({ action, label, sign }) => button(label, sign, () => onAction(action, crumb))),
      )
    },
    hide(): void {
      element.hidden = true
    },
    /** Puts the menu above a block, within the page. */
    place(block: Element): void {
      const { top, left } = block.getBoundingClientRect()
      element.style.top = `${Math.max(0, top + scrollY - 34)}px`
      element.style.left = `${Math.max(0, left + scrollX)}px`
    },
  }
}

/** Says something to the editor in the page, above everything else; once, however often it is said. */
export function showNotice(text: string): void {
  const known = document.querySelector('.editing-notice')
  if (known?.textContent === text) return
  known?.remove()
  const notice = document.createElement('p')
  notice.className = 'editing-notice'
  notice.setAttribute('role', 'alert')
  notice.textContent = text
  document.body.append(notice)
}
