/** A block in one of its places, as the browser renders it. */
interface SeenBlock {
  readonly isShown: boolean
  /** Whether its first control is focusable; undefined where it has none. */
  readonly takesFocus: boolean | undefined
  /** Each of its elements with its styles, without those that depend on the available width. */
  readonly looks: readonly string[]
}

/**
 * Runs in the gallery's page of blocks in a place (`worker/tools/gallery/pages.ts`), and finds the blocks by the text around them. Opens
 * everything closed around each block.
 */
export function seeBlocks({ place, words }: { place: string; words: string }): SeenBlock[] {
  const properties = [
    ...['color', 'background-color', 'font-family', 'font-weight', 'font-style', 'hyphens', 'visibility'],
    ...['text-align', 'text-transform', 'text-decoration-line', 'text-decoration-thickness'],
    ...['list-style-type', 'border-top-style', 'border-left-style', 'border-top-width', 'border-left-width'],
  ]
  /** A part that is laid out by its room may have other sizes where that is narrower. */
  const sizes = ['font-size', 'line-height', 'text-underline-offset', 'padding-left']
  const isWords = (element: Element) => element.textContent?.trim() === words
  const children = (element: Element | null | undefined) => [...(element?.children ?? [])]

  function rootsIn(section: Element): Element[] {
    if (place === 'container') return children(section.firstElementChild?.firstElementChild)
    if (place === 'tab') {
      const panel = section.querySelector('[data-tabs]')?.lastElementChild
      // An empty tab is not a tab: the last one is that of the text.
      return [...(panel?.querySelectorAll('p') ?? [])].some(isWords) ? [] : children(panel).slice(1)
    }
    const around = [...section.querySelectorAll('p')].filter(isWords)
    const roots: Element[] = []
    for (
      let next = around[0]?.nextElementSibling;
      next && next !== around.at(-1);
      next = next.nextElementSibling
    )
      roots.push(...next.children)
    return roots
  }

  /** By themselves: elements between two sections of text. */
  function apart(): Element[][] {
    const blocks: Element[][] = [[]]
    for (const part of document.querySelectorAll('main > *'))
      if (isWords(part)) blocks.push([])
      else blocks.at(-1)!.push(part)
    return blocks.slice(0, -1)
  }

  function lookOf(element: Element, isBySize: boolean): string {
    const style = getComputedStyle(element)
    const names = isBySize ? properties : [...properties, ...sizes]
    const values = names.map(name => `${name}: ${style.getPropertyValue(name).replace(/^start$/, 'left')}`)
    if (element.matches('li')) values.push(`sign: ${getComputedStyle(element, '::before').content}`)
    return [element.localName, ...values].join('; ')
  }

  function looksOf(roots: readonly Element[]): string[] {
    const looks: string[] = []
    const walk = (element: Element, isBySize: boolean) => {
      if (looks.length === 300 || element.matches('svg, script, style')) return
      const isEdge =
        roots.includes(element) ||
        element.parentElement?.matches('section') === true ||
        // Cells are as wide as the table has room.
        element.matches('td, th')
      looks.push(lookOf(element, isBySize || isEdge))
      const isContainer = getComputedStyle(element).containerType !== 'normal'
      for (const child of element.children) walk(child, isBySize || isContainer)
    }
    for (const root of roots) walk(root, false)
    return looks
  }

  function takesFocus(roots: readonly Element[]): boolean | undefined {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const control = roots
      .flatMap(root => [
        ...(root.matches(controls) ? [root] : []),
        ...root.querySelectorAll<HTMLElement>(controls),
      ])
      .find(each => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'))
    if (!(control instanceof HTMLElement)) return undefined
    control.focus()
    return document.activeElement === control
  }

  function see(roots: readonly Element[]): SeenBlock {
    const dialog = roots[0]?.parentElement?.closest('dialog')
    // Not as a modal one: for each of those a browser computes the styles of the whole page.
    if (place === 'modal') dialog?.show()
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && element.checkVisibility()
    }
    const seen = {
      isShown: roots.some(root => [root, ...root.querySelectorAll('*')].some(isSeen)),
      takesFocus: takesFocus(roots),
      looks: looksOf(roots),
    }
    if (place === 'modal') dialog?.close()
    return seen
  }

  document.documentElement.setAttribute('data-laid-out', '')
  if (place === 'page') return apart().map(see)
  const sections = [...document.querySelectorAll('main > section')].slice(place === 'container' ? 4 : 0)
  if (place === 'tab')
    for (const section of sections) section.querySelector('[data-tabs]')?.setAttribute('data-ready', '')
  if (place === 'accordion') for (const section of sections) section.querySelector('details')!.open = true
  return sections.map(section => see(rootsIn(section)))
}

/** Describes how a block in a place differs from the block by itself. */
export function differences(alone: SeenBlock, placed: SeenBlock | undefined): string[] {
  // A place around an empty block is not rendered.
  if (!placed) return alone.isShown ? ['is not there'] : []
  const found: string[] = []
  if (alone.isShown !== placed.isShown) found.push(`is shown: ${placed.isShown}`)
  if (alone.takesFocus !== placed.takesFocus) found.push(`takes the focus: ${placed.takesFocus}`)
  if (alone.looks.length !== placed.looks.length)
    found.push(`has ${placed.looks.length} elements of ${alone.looks.length}`)
  for (const [index, look] of alone.looks.entries()) {
    const other = placed.looks[index]?.split('; ') ?? []
    const changed = look
      .split('; ')
      .flatMap((part, at) => (part === other[at] ? [] : [`${part} became ${other[at]}`]))
    if (changed.length) found.push(`${look.split(';')[0]}: ${changed.join(', ')}`)
  }
  return found
}
