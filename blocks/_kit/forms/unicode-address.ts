const smallest = 36
const ofLetters = /^[\p{L}\p{M}\d-]+$/u

/** Decodes a label of a host in the form `xn--` (RFC 3492, section 6.2); undefined where it is malformed. */
function decode(text: string): string | undefined {
  const end = text.lastIndexOf('-')
  const letters = [...text.slice(0, Math.max(end, 0))].map(letter => letter.charCodeAt(0))
  let [code, index, bias, at] = [128, 0, 72, end + 1]
  while (at < text.length) {
    const before = index
    for (let weight = 1, k = smallest; ; k += smallest) {
      // `a` to `z` are 0 to 25, the digits 26 to 35.
      const digit = (Number.parseInt(text[at++] ?? '', smallest) + 26) % smallest
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (!(index < 1e9)) return undefined
      index += digit * weight
      if (digit < threshold) break
      weight *= smallest - threshold
    }
    const count = letters.length + 1
    let delta = Math.floor((index - before) / (before ? 2 : 700))
    delta += Math.floor(delta / count)
    for (bias = 0; delta > 455; bias += smallest) delta = Math.floor(delta / 35)
    bias += Math.floor((smallest * delta) / (delta + 38))
    code += Math.floor(index / count)
    index %= count
    if (!(code <= 0x10ffff)) return undefined
    letters.splice(index++, 0, code)
  }
  return String.fromCodePoint(...letters)
}

/** A mail address in Unicode: decodes labels of its host in the form `xn--`. Any other text stays unchanged. */
export const unicodeAddress = (text: string): string =>
  /^\S+@\S+$/.test(text)
    ? text.replace(/(?<=@.*)\bxn--([a-z\d-]+)/gi, (label, code: string) => {
        const decoded = decode(code.toLowerCase())
        return decoded && ofLetters.test(decoded) ? decoded : label
      })
    : text
