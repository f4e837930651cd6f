import { expect, it } from 'vitest'
import { readPastedHtml } from './pasted-html.ts'

it.each<[string, string, string]>([
  [
    'a text that one bold element of normal weight surrounds',
    '<b style="font-weight:normal;" id="guid"><p dir="ltr"><span style="font-weight:700;color:red">Fett</span> mager</p></b>',
    '<p dir="ltr"><span><strong>Fett</strong></span> mager</p>',
  ],
  ['italic', '<span style="font-style: italic">kursiv</span>', '<span><em>kursiv</em></span>'],
  [
    'two decorations',
    '<span style="text-decoration:underline line-through">u</span>',
    '<span><s><u>u</u></s></span>',
  ],
  [
    'a raised number',
    '<span style="font-size:0.6em;vertical-align:super">2</span>',
    '<span><sup>2</sup></span>',
  ],
  ['normal weight in plain text', '<span style="font-weight:400">mager</span>', '<span>mager</span>'],
  [
    'bold of Word, which has a style of another name',
    '<b style="mso-bidi-font-weight:normal"><span style="font-size:14pt">Fett</span></b>',
    '<b><span>Fett</span></b>',
  ],
  ['an italic element that is italic', '<em style="font-style:italic">kursiv</em>', '<em>kursiv</em>'],
  [
    'bullets of Word',
    '<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Eins</p><p class="MsoListParagraphCxSpLast">·&nbsp;&nbsp;<b>Zwei</b></p><p>Ende</p>',
    '<ul data-pasted=""><li><p class="MsoListParagraphCxSpFirst"><span><span></span></span>Eins</p></li><li><p class="MsoListParagraphCxSpLast"><b>Zwei</b></p></li></ul><p>Ende</p>',
  ],
  [
    'numbers of Word',
    '<p class="MsoListParagraph">1.&nbsp;Eins</p>',
    '<ol data-pasted=""><li><p class="MsoListParagraph">Eins</p></li></ol>',
  ],
  [
    'a paragraph of Word without a mark',
    '<p class="MsoListParagraph">Eingerückt</p>',
    '<p class="MsoListParagraph">Eingerückt</p>',
  ],
])('%s is pasted by elements', (_name, pasted, expected) => {
  expect(readPastedHtml(pasted)).toEqual({ html: expected, lostPictures: 0 })
})

it('a picture that is not on this site is left out, and counted', () => {
  const own = '<img src="/pictures/8x6/a.png"><img src="https://a.storyblok.com/f/1/8x6/a.png">'
  const foreign = [
    'https://elsewhere.example/a.png',
    'data:image/png;base64,AA',
    'file:///a.png',
    'x',
    '//e.example/a',
  ]
  const others = foreign.map(src => `<img alt="" src="${src}">`).join('')
  expect(readPastedHtml(`<p>Eins${others}${own}</p>`)).toEqual({
    html: `<p>Eins${own}</p>`,
    lostPictures: foreign.length,
  })
})
