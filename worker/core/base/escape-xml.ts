const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** A text escaped for XML, between tags or in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, character => escapes[character]!)
