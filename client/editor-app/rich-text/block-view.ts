import type { NodeViewRenderer } from '@tiptap/core'
import { isBlock } from '../content.ts'
import { blockNode } from './text-extensions.ts'

export interface BlockViewOptions {
  /** The names of the blocks for the reader of the form. */
  readonly nameOf: (body: readonly unknown[]) => string
  /** Opens the form of the blocks at a position of the text. */
  readonly onOpen: (position: number) => void
}

const bodyOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.filter(isBlock) : [])

/** The blocks of a text as one button in it, which opens their form. */
export function blockView({ nameOf, onOpen }: BlockViewOptions) {
  const render: NodeViewRenderer = ({ node, getPos }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'text-block'
    button.contentEditable = 'false'
    const say = (body: unknown) => {
      button.textContent = nameOf(bodyOf(body)) || 'Empty block'
    }
    say(node.attrs.body)
    button.addEventListener('click', () => {
      const position = getPos()
      if (position !== undefined) onOpen(position)
    })
    return {
      dom: button,
      update(next) {
        if (next.type.name !== 'blok') return false
        say(next.attrs.body)
        return true
      },
      stopEvent: ({ type }) => type === 'click' || type === 'mousedown',
    }
  }
  return blockNode.extend({ addNodeView: () => render })
}
