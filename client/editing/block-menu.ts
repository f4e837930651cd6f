import type { BlockMenu, Crumb, PageMessage } from './messages.ts'

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
