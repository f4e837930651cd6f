/** Endings by language, folded, the longest first: pages may contain the same word with another ending. */
const endings: Readonly<Record<string, readonly string[]>> = {
  de: ['innen', 'ungen', 'erin', 'ern', 'ung', 'end', 'en', 'er', 'em', 'es', 'in', 'e', 'n', 's'],
  en: ['ements', 'ement', 'ists', 'ings', 'ist', 'ing', 'ers', 'er', 'ed', 'es', 'e', 's', 'y'],
  fr: ['ements', 'ement', 'ations', 'ation', 'eurs', 'eur', 'ees', 'er', 'ez', 'es', 'ee', 'e', 's'],
  it: ['azioni', 'azione', 'arci', 'armi', 'arsi', 'are', 'ere', 'ire', 'ato', 'ati', 'a', 'e', 'i', 'o'],
  es: ['aciones', 'acion', 'ando', 'ados', 'ado', 'ar', 'er', 'ir', 'es', 'as', 'os', 'a', 'e', 'o', 's'],
  pt: ['acoes', 'acao', 'ando', 'ados', 'ado', 'ar', 'er', 'ir', 'es', 'as', 'os', 'a', 'e', 'o', 's'],
}

const shortestStem = 5
/**
 * Minimum letters of the stem of a word that no indexed word starts with: “farmer”, where pages have “farm”. Before an ending of one letter, four
 * letters are another word.
 */
const shortestOfUnknown = 4

/** The stem that a word shares with its other forms; undefined where it has no ending. */
export function stemOf(word: string, language: string, isUnknown = false): string | undefined {
  const shortest = (ending: string) => (isUnknown && ending.length > 1 ? shortestOfUnknown : shortestStem)
  const ending = endings[language]?.find(
    one => word.endsWith(one) && word.length - one.length >= shortest(one),
  )
  return ending && word.slice(0, -ending.length)
}

const listOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that are on every page or on none, folded: they are never the subject of a search. All programmes are for studying. */
const little: Readonly<Record<string, ReadonlySet<string>>> = {
  de: listOf(
    'als am an auf aus bei bin bis das dem den der des die ein eine einem einen einer fur gibt habe hat ich ihr im in ist kann man mein meine mich mir mit muss nach oder ohne sich sie sind soll uber um und von vom was welche welchen welcher welches wann warum wer werde werden wie will wird wo wurde zu zum zur studieren studiengang studium',
  ),
  en: listOf(
    'about am an and are at be become becoming by can do does for from have how if in is it me my of on or our the their to what when where which who why with without would you your degree study studying',
  ),
  fr: listOf(
    'au aux avec ce ces comment dans de des du elle en est et il je la le les leur ma mes mon nos notre nous ou par pour que quel quelle qui sans se ses son sont sur un une vos votre vous etudier',
  ),
  it: listOf(
    'ad al alla alle che chi come con da dal dalla dei del della delle di dove ed gli il in la le lo mi mio ne nel nella per quale quando se si su sul tra un una uno studiare',
  ),
  es: listOf(
    'al como con cual cuando de del donde el ella en es esta la las lo los me mi mis para por que quien se si sin sobre son su sus un una uno estudiar',
  ),
  pt: listOf(
    'ao aos as com como da das de do dos e em eu me meu minha na nas no nos num numa onde os ou para pela pelo por qual quando que quem se sem sobre sua um uma estudar',
  ),
}

/** Whether a word is irrelevant to a search. */
export const isLittle = (word: string, language: string): boolean => little[language]?.has(word) ?? false
