/** How a slug is written, as the worker takes it; the browser says so before it is sent. */
export const slugRule = {
  pattern: String.raw`[^\s\/?#\\%]+(?:\/[^\s\/?#\\%]+)*`,
  title: 'No blanks, and slashes only between the parts',
}
