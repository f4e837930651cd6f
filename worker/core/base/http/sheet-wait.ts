/**
 * An empty script after a style sheet that is linked in the body: a script waits for the sheets before it, and the parser for the script, so that
 * content that needs the sheet is not shown without it in browsers that would otherwise continue (Firefox; HTML, script-blocking style sheet).
 */
export const sheetWait = '0'

/** Source expression of that script (CSP 3, section 6.6.2.2). */
export const sheetWaitHash = "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='"
