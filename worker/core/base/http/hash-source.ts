import { encodeBase64 } from 'hono/utils/encode'

/** The hash by which a policy allows a `<style>` or `<script>` with this text (CSP 3, section 6.6.2.2). */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${encodeBase64(digest)}'`
}
