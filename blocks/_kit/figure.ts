const number = /[^\p{L}\d\s]*\d[^\p{L}\s]*\p{L}{0,4}/u.source
const between = /\s+(?:[^\p{L}\d\s]+\s+|\p{L}{1,4}\s+)?/u.source
const unit = /\s+(?:[^\p{L}\d\s]+|\p{L}+)\.?/u.source

/** Numbers with short words between them, and a unit: `71 %`, `1 von 14`, `24, 36 oder 48 Monate`. */
const figure = new RegExp(`^(?:[^\\p{L}\\d\\s]+\\s+)?${number}(?:${between}${number})*(?:${unit})?$`, 'u')

/** `2. Fach` counts what it names, and a year names a time. */
const counter = /^\d+\.\s+\p{L}|^(?:1[5-9]|20)\d\d$/u

const longest = 40

/** Whether a text is a figure alone, which names nothing that follows it. */
export const isFigure = (text: string): boolean =>
  text.length <= longest && figure.test(text) && !counter.test(text)
