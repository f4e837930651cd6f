import { expect, it } from 'vitest'
import { markLanguages } from './mark-languages.ts'

const foreign = { language: 'de', texts: [new Set(['Was möchtest du?', 'Kost & Logis']), new Set(['Ja'])] }

it.each([
  [
    'a text of its own',
    '<h3 class="a">Was möchtest du?</h3>',
    '<h3 class="a" lang="de">Was möchtest du?</h3>',
  ],
  ['one beside others', '<p>Ja<br/>oui</p>', '<p><span lang="de">Ja</span><br/>oui</p>'],
  ['one after an element', '<p><b>1</b> Ja</p>', '<p><b>1</b><span lang="de"> Ja</span></p>'],
  ['one with escaped letters', '<p>Kost &amp; Logis</p>', '<p lang="de">Kost &amp; Logis</p>'],
  ['an option', '<option value="1">Ja</option>', '<option value="1" lang="de">Ja</option>'],
  ['one that says its language', '<p lang="de">Ja</p>', '<p lang="de">Ja</p>'],
  ['a picture', '<img class="a" alt="Ja" src="x"/>', '<img class="a" alt="Ja" lang="de" src="x"/>'],
  [
    'a button with a name',
    '<button type="button" aria-label="Ja"><b>!</b></button>',
    '<button type="button" aria-label="Ja" lang="de"><b>!</b></button>',
  ],
  [
    'the name of a film',
    '<video aria-label="Ja" controls=""><p>Oui</p></video>',
    '<video aria-label="Ja" lang="de" controls=""><p>Oui</p></video>',
  ],
  [
    'a name of a part with texts of its own',
    '<nav aria-label="Ja"><p>Oui</p></nav>',
    '<nav aria-label="Ja"><p>Oui</p></nav>',
  ],
  ['another text', '<p>Oui</p>', '<p>Oui</p>'],
  ['a part of a text', '<p>Ja, oui</p>', '<p>Ja, oui</p>'],
  ['an attribute of other elements', '<div title="Ja">Oui</div>', '<div title="Ja">Oui</div>'],
])('%s', (_, html, expected) => expect(markLanguages(html, foreign)).toBe(expected))
