import type { TrackedAction, TrackedStep } from '../../blocks/_kit/client/track.ts'
import type { ClusterPickerSelection } from '../../blocks/_kit/enhancements/cluster-picker.ts'
import { type Described, describe, describeChoice, describeClick, labelOf } from './describe.ts'

export interface Hears {
  /** A click, a choice, a dialog, or an event that a block raises. */
  readonly action: (described: Described, sending: Pick<TrackedAction, 'consent' | 'immediate'>) => void
  readonly step: (step: TrackedStep) => void
}

function nameOf(dialog: Element): string {
  const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
  return labelOf(title ?? dialog)
}

/** Dialogs, and popovers that are marked as popups. Not menus and hints, nor the window of the chat, which raises its own event. */
const popups = 'dialog:not(#chat-window), [data-track-event="popup"] [popover]'

function describePopup({ target, newState }: ToggleEvent): Described | undefined {
  if (!(target instanceof Element) || !target.matches(popups)) return undefined
  const holder = target.matches('dialog') ? target : (target.closest('[aria-label]') ?? target)
  return { ...describe(target), label: nameOf(holder), type: newState === 'open' ? 'open' : 'close' }
}

/** Understands one event of the document (requirements tracking/attributes, tracking/raised). */
export function hear(event: Event, { action, step }: Hears): void {
  const { target, type } = event
  if (type === 'click') {
    const described = describeClick(target)
    if (described) action(described, {})
  } else if (type === 'change') {
    const described = describeChoice(target)
    if (described) action(described, {})
  } else if (type === 'track' && target instanceof Element) {
    // `track` raises it.
    const { detail } = event as CustomEvent<TrackedAction | TrackedStep>
    if ('step' in detail) step(detail)
    else {
      const { consent, immediate, ...fields } = detail
      action(
        { ...describe(target), ...fields },
        { ...(consent && { consent }), ...(immediate && { immediate }) },
      )
    }
  } else if (type === 'selected' && target instanceof Element) {
    // Cluster pickers raise it.
    const { detail } = event as CustomEvent<ClusterPickerSelection>
    action({ ...describe(target), label: detail.label, type: detail.type }, {})
  } else if (type === 'toggle') {
    // The browser raises it for popovers, dialogs and disclosures.
    const described = describePopup(event as ToggleEvent)
    if (described) action(described, {})
  }
}

/** The events that are listened to, in the capture phase: `toggle` does not bubble, and a block may stop events that do. */
export const heardTypes = ['click', 'change', 'track', 'selected', 'toggle'] as const
