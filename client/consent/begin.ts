import { idle, loaded } from '../triggers.ts'

/**
 * Starts the consent tool, with all code that depends on it, once the browser is idle after the page has loaded, so that it never
 * delays the page. If it fails, no consent is given (requirement consent/failure).
 */
export function beginConsent(): void {
  const start = async () => (await import('../when-idle.ts')).startConsent()
  void loaded().then(() => idle(document.body, () => start().catch(() => undefined), ''))
}
