const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff

/** The text with at most `most` UTF-16 code units; no surrogate pair is cut in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  return text.slice(0, isHighSurrogate(text.charCodeAt(most - 1)) ? most - 1 : most)
}
