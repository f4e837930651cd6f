import { encodeBase64 } from 'hono/utils/encode'

/** The hash by which a policy allows a `<style>` with this text (CSP 3, section 6.6.2.2). */
export async function styleHash(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  return `'sha256-${encodeBase64(digest)}'`
}
