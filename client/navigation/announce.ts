/** A live region outside the page's regions that announces a new page to assistive technology. */
export function createAnnouncer(): (text: string) => void {
  const announcer = document.createElement('p')
  announcer.className = 'visually-hidden'
  announcer.ariaLive = 'polite'
  // Below the last region it would make the page a pixel longer.
  announcer.style.top = '0'
  document.body.append(announcer)
  return text => {
    announcer.textContent = text
  }
}

/** Moves the focus to the beginning of the content, as after loading a document. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
