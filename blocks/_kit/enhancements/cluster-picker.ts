/** A visitor's choice in a cluster picker, as `detail` of its `selected` event. */
export interface ClusterPickerSelection {
  readonly type: 'degree' | 'cluster'
  readonly label: string
}

declare global {
  interface HTMLElementEventMap {
    selected: CustomEvent<ClusterPickerSelection>
  }
}

/** The label of an entry in the list of targets, without the hint that its link opens a new tab. */
const labelOf = (entry: Element): string =>
  (entry.firstElementChild?.matches('a') ? entry.firstElementChild : entry).firstChild?.textContent ?? ''

function optionOf(entry: HTMLElement): HTMLOptionElement {
  const option = document.createElement('option')
  option.value = entry.dataset.value ?? ''
  option.text = labelOf(entry)
  return option
}

const linkOf = (entry: Element | undefined): HTMLAnchorElement | null =>
  entry?.querySelector<HTMLAnchorElement>(':scope > a') ?? null

/** Attributes that mark a link without an address as a link. */
const withoutLink = { role: 'link', 'aria-disabled': 'true' }

function lead(go: HTMLAnchorElement, link: HTMLAnchorElement | null): void {
  for (const name of ['href', 'target', 'rel']) {
    const value = link?.getAttribute(name)
    if (value) go.setAttribute(name, value)
    else go.removeAttribute(name)
  }
  for (const [name, value] of Object.entries(withoutLink)) {
    if (link) go.removeAttribute(name)
    else go.setAttribute(name, value)
  }
}

/**
 * The degree decides which clusters are offered, and both decide the link's target (requirement finding-blocks/cluster-picker). Each choice raises
 * a bubbling `selected` event, also choices made before this code ran.
 */
export function enhance(picker: HTMLElement): void {
  const [degrees, clusters] = picker.querySelectorAll('select')
  const go = picker.querySelector<HTMLAnchorElement>('a[data-go]')
  const targets = picker.querySelector('.cluster-picker-targets')
  if (!degrees || !clusters || !go || !targets) return
  const [none] = clusters.options
  const degreeEntry = () => targets.children[degrees.selectedIndex]
  const clusterEntries = () => [...(degreeEntry()?.querySelectorAll('li') ?? [])]
  const clusterEntry = () => clusterEntries()[clusters.selectedIndex - 1]

  const tell = (type: ClusterPickerSelection['type'], list: HTMLSelectElement) =>
    picker.dispatchEvent(
      new CustomEvent('selected', {
        bubbles: true,
        detail: { type, label: list.options[list.selectedIndex]?.text ?? '' },
      }),
    )
  const leadOn = () => lead(go, linkOf(clusterEntry()) ?? linkOf(degreeEntry()))

  function offerClusters(list: HTMLSelectElement): void {
    const entries = clusterEntries()
    list.replaceChildren(...(none ? [none] : []), ...entries.map(optionOf))
    list.selectedIndex = 0
    list.disabled = entries.length === 0
  }

  function chooseDegree(list: HTMLSelectElement): void {
    offerClusters(list)
    leadOn()
    tell('degree', degrees!)
  }

  function chooseCluster(list: HTMLSelectElement): void {
    leadOn()
    tell('cluster', list)
  }

  degrees.addEventListener('change', () => chooseDegree(clusters))
  clusters.addEventListener('change', () => chooseCluster(clusters))
  // A cluster that was chosen beside another degree is one of the first degree's.
  if (degrees.selectedIndex > 0) chooseDegree(clusters)
  else if (clusters.selectedIndex > 0) chooseCluster(clusters)
}
