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
