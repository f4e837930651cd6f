import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { passFocus } from '../_kit/client/pass-focus.ts'

interface TabsControl {
  readonly label?: string
  readonly tabs: readonly { readonly anchor: string; readonly label: string }[]
}

/** Where each key leads from a place among so many (ARIA Authoring Practices, tabs). */
const moves: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowRight: (from, count) => (from + 1) % count,
  ArrowLeft: (from, count) => (from + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The panels beside the control, in the order of the tabs. Found inside the block, so that ids may repeat on a page. */
function panelsOf(control: HTMLElement, tabs: TabsControl['tabs']): (HTMLElement | null)[] {
  const block = control.closest<HTMLElement>('[data-tabs]')
  return tabs.map(({ anchor }) => block?.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`) ?? null)
}

function show(panels: readonly (HTMLElement | null)[], active: number, tabIds: readonly string[]): void {
  for (const [index, panel] of panels.entries()) {
    panel?.setAttribute('role', 'tabpanel')
    panel?.setAttribute('aria-labelledby', tabIds[index]!)
    panel?.setAttribute('tabindex', '0')
  }
  const shown = panels[active]
  shown?.removeAttribute('hidden')
  for (const panel of panels) {
    if (!panel || panel === shown) continue
    passFocus(panel, shown)
    panel.setAttribute('hidden', '')
  }
  // Only now, or the style that hides the panels until the control runs would show them for a moment.
  shown?.closest<HTMLElement>('[data-tabs]')?.setAttribute('data-ready', '')
}

/** The element that the address names; the anchors of a page need no decoding. */
const target = () => document.getElementById(location.hash.slice(1))

/** The panel that is the target of the address or holds it; -1 for none. */
function addressed(panels: readonly (HTMLElement | null)[]): number {
  const element = target()
  return element ? panels.findIndex(panel => panel?.contains(element)) : -1
}

/**
 * The control of the panels beside it. First rendered as the list of links that it is without script; it becomes a tab
 * list once it runs.
 */
export function Island({ label, tabs }: TabsControl) {
  const id = useId()
  const control = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const [ready, setReady] = useState(false)
  const idOf = (index: number) => `${id}-${index}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: props never change while an island runs
  useEffect(() => {
    const panels = panelsOf(control.current!, tabs)
    const follow = (event?: Event) => {
      const named = addressed(panels)
      if (named < 0) return
      setActive(named)
      show(
        panels,
        named,
        tabs.map((_, index) => idOf(index)),
      )
      if (!event) return
      // When the browser tried, the panel was hidden: it could neither scroll to it nor focus it.
      target()?.scrollIntoView()
      if (document.activeElement === document.body) target()?.focus({ preventScroll: true })
    }
    setReady(true)
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (ready)
      show(
        panelsOf(control.current!, tabs),
        active,
        tabs.map((_, index) => idOf(index)),
      )
  }, [ready, active])

  function select(index: number) {
    setActive(index)
    history.replaceState(history.state, '', `#${tabs[index]!.anchor}`)
  }

  function onClick(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    select(index)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = event.key === ' ' ? index : moves[event.key]?.(index, tabs.length)
    if (next === undefined) return
    event.preventDefault()
    select(next)
    control.current?.querySelectorAll<HTMLElement>('a')[next]?.focus()
  }

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a label
    <div ref={control} className="tab-bar" role={ready ? 'tablist' : 'group'} aria-label={label}>
      {tabs.map((tab, index) => {
        const isActive = index === active
        const states = ready && {
          role: 'tab',
          id: idOf(index),
          'aria-selected': isActive,
          'aria-controls': tab.anchor,
          tabIndex: isActive ? 0 : -1,
          onClick: (event: MouseEvent) => onClick(event, index),
          onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
        }
        return (
          <a
            key={tab.anchor}
            href={`#${tab.anchor}`}
            className="tab"
            data-active={isActive ? '' : undefined}
            {...states}
          >
            {tab.label}
          </a>
        )
      })}
    </div>
  )
}
