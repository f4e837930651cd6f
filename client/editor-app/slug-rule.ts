/** The pattern of a slug, as the worker accepts it; the browser reports a mismatch before it is sent. */
export const slugRule = {
  pattern: String.raw`[^\s\/?#\\%]+(?:\/[^\s\/?#\\%]+)*`,
  title: 'No blanks, and slashes only between the parts',
}
