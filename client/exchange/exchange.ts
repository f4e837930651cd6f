import { ASKED } from '../../blocks/_kit/question-graph/asked.ts'
import { patchChildren } from './patch-tree.ts'

const tools = '[data-enhance~="exchange"]'

/**
 * The address of a form's state: sorted, without empty values, as in the links of its tool. A required choice that is missing is named, so that
 * the worker shows an error; so is the question that was asked, if it has no answer.
 */
export function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  const data = new FormData(form)
  const isMissing = (name: string) =>
    form.querySelector<HTMLSelectElement>(`select[required][name="${name}"]`)?.value === ''
  const given = [...data].flatMap(([name, value]) =>
    typeof value === 'string' && (value || isMissing(name)) && !(name === ASKED && data.has(value))
      ? [[name, value]]
      : [],
  )
  const query = new URLSearchParams(given)
  query.sort()
  address.search = query.toString()
  return address
}

/** Requests another state of the page from the navigator. False where no navigator is at work. */
const want = (address: URL): boolean =>
  !document.dispatchEvent(new CustomEvent('page-wanted', { detail: address, cancelable: true }))

/** Moves the focus to an element, and scrolls to `start` if the element is out of view. */
function leadTo(element: HTMLElement, start: Element = element): void {
  element.tabIndex = -1
  element.focus({ preventScroll: true })
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > innerHeight) start.scrollIntoView({ block: 'start' })
}

/** The element of a step that gets the focus: its error summary, else its heading. */
const startOf = (step: HTMLElement) =>
  step.querySelector<HTMLElement>('[role="alert"]') ??
  step.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6') ??
  step

const stepIn = (tool: Element) => tool.querySelector<HTMLElement>('[data-step]')
/**
 * The name by which a control is found in the next version of its tool, so that it keeps the focus. The view writes `data-control` where the
 * label changes when the control is used: the head of a sorted column contains the order. Links to the page before and after use their address:
 * with the same label they now have another target.
 */
const nameOf = (element: Element) =>
  element.getAttribute('data-control') ?? element.getAttribute('aria-label') ?? element.textContent

/** `seeksResults`: the visitor requested the results, rather than changed one of several choices. */
function show(tool: HTMLElement, next: Element, seeksResults: boolean): void {
  const step = stepIn(tool)?.dataset.step
  const { activeElement } = document
  const focused = tool.contains(activeElement) ? activeElement : null
  const name = focused && nameOf(focused)
  patchChildren(tool, next)
  const nextStep = stepIn(tool)
  const status =
    tool.querySelector<HTMLElement>('[role="alert"], [role="status"]') ??
    tool.querySelector<HTMLElement>('h1, h2, h3') ??
    tool
  if (nextStep && nextStep.dataset.step !== step) leadTo(startOf(nextStep), nextStep)
  else if (seeksResults || focused?.getAttribute('aria-current') === 'page') leadTo(status)
  // Its control is gone, or means something else now.
  else if (focused && (document.activeElement !== focused || nameOf(focused) !== name)) leadTo(status)
}

/** Shows the tools of the page as they are in the HTML of its region. False where they are not the same ones. */
function exchangeAll(html: string, seeksResults: boolean): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>(tools)]
  const template = document.createElement('template')
  template.innerHTML = html
  const next = template.content.querySelectorAll(tools)
  if (shown.length !== next.length) return false
  for (const [index, tool] of shown.entries()) show(tool, next[index]!, seeksResults)
  return true
}

/**
 * Shows other states of a tool in its place (requirement tools/exchange). The navigator, which owns the history, brings them: for a link to
 * the same page by itself, for a box that is ticked and a form that is sent on request. Lists and radio buttons wait for the form's button,
 * because the arrow keys choose in them.
 */
export function enhance(tool: HTMLElement): void {
  let seeksResults = false
  const request = (address: URL, forResults: boolean): boolean => {
    seeksResults = forResults
    return want(address)
  }
  const choose = (form: HTMLFormElement): void => {
    if (!request(addressOf(form), false)) form.requestSubmit()
  }

  tool.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.form) choose(target.form)
  })
  tool.addEventListener('submit', event => {
    const { target: form } = event
    // A form that posts changes something, and shows no other state of the tool.
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    if (request(addressOf(form), true)) event.preventDefault()
  })
  tool.addEventListener('focusin', ({ target }) => {
    // Browsers do not scroll to a head that is partly visible, cut by the edge of its table. For a pointer the table must not move.
    if (target instanceof HTMLElement && target.matches('th :focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  tool.addEventListener('exchange', event => {
    if (exchangeAll(event.detail, seeksResults)) event.preventDefault()
    seeksResults = false
  })
  // The visitor may have chosen before this code ran.
  const early = [...tool.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const form = early.find(({ checked, defaultChecked }) => checked !== defaultChecked)?.form
  if (form) choose(form)
}
