/** The selected values of a `Choices` group: the `detail` of its `choices` event. */
export interface ChosenValues {
  readonly name: string
  /** In the order of the options. */
  readonly values: readonly string[]
}

declare global {
  interface HTMLElementEventMap {
    choices: CustomEvent<ChosenValues>
  }
}

/**
 * Tells the list of chosen values by a bubbling `choices` event: after each change, and at once where something was chosen before this ran
 * (requirement finding-blocks/choices).
 */
export function enhance(group: HTMLElement): void {
  const inputs = () => [...group.querySelectorAll<HTMLInputElement>('.choice-input')]

  function tell(): void {
    const values = inputs().flatMap(({ checked, value }) => (checked ? [value] : []))
    const detail: ChosenValues = { name: inputs()[0]?.name ?? '', values }
    group.dispatchEvent(new CustomEvent('choices', { bubbles: true, detail }))
  }

  group.addEventListener('change', tell)
  if (inputs().some(({ checked, defaultChecked }) => checked !== defaultChecked)) tell()
}
