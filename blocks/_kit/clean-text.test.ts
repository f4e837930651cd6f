import { describe, expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

describe('a text from outside', () => {
  it.each([
    ['ends of lines', 'a\r\nb\rc\u2028d\u2029e\u0085f\vg\fh\ni', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
    ['tabs and spaces', ' a\tb  c\u00a0d\u202fe ', ' a\tb  c\u00a0d\u202fe '],
    ['controls', 'A\0d\x1ba\x9f', 'Ada'],
    ['marks of direction', '\u202eadA\u202c\u2066x\u2069\u200e\u200f\u061c', 'adAx'],
    ['what shows nothing', 'ev\u200bil\u2060.\ufeffexa\u00admple\u3164\u034f', 'evil.example'],
    ['noncharacters', 'a\ufffeb\uffffc\ufdd0d\u{1fffe}e', 'abcde'],
    ['halves of letters, and what decoders write for them', '\ud800a\udfff\ufffd', 'a'],
    ['the marks of the renderer and other private characters', 'a\u{F0000}b\u{F0005}c\ue000d', 'abcd'],
    ['composed letters', 'Zoe\u0308 A\u030a', 'Zo\u00eb \u00c5'],
    ['letters and emoji', 'Zoë 💐 عمر 日本', 'Zoë 💐 عمر 日本'],
    ['joined emoji', '👩\u200d🎓 👩🏽\u200d💻 ❤\ufe0f\u200d🔥', '👩\u200d🎓 👩🏽\u200d💻 ❤\ufe0f\u200d🔥'],
    ['joiners of other scripts', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
    ['joiners of our letters', 'a\u200db\u200cc\ufe0f é\u200d', 'abc é'],
  ])('has %s as they should be', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean)
  })

  it('is the same when it is cleaned again', () => {
    const parts = [
      ...'a é e\u0301 \u212b \u0915\u094d 👩 🏽 ❤ \u0627 \u0653'.split(' '),
      ...'\u034f \u200c \u200d \ufe0f \u200b \u00ad \u3164 \ufffd \ufffe \ue000 \u{F0000} \ud83d \ude00 \r \n \u2028 \t \0'.split(
        ' ',
      ),
    ]
    const texts = parts.flatMap(one => parts.flatMap(two => parts.map(three => one + two + three)))
    const changed = texts.filter(text => cleanText(cleanText(text)) !== cleanText(text))
    expect(changed.map(text => JSON.stringify(text))).toEqual([])
  })
})
