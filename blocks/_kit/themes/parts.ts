/** The elements that have the tokens of a part: the root, or those of a class. */
interface Part<Token extends string> {
  readonly on: readonly string[]
  readonly tokens: readonly Token[]
}

const part = <const Token extends string>(on: readonly string[], tokens: readonly Token[]): Part<Token> => ({
  on,
  tokens,
})

/** The root element, in the selector of a theme. */
const root = ['']
const highlighted = ['.heading-highlight', '.highlight']

const cardPicture = ['cut', 'beside', 'corner', 'cornerRadius', 'slant'] as const
const cardRow = ['rowEdge', 'rowLine', 'rowImage', 'rowRadius', 'rowInset', 'rowArrow'] as const
const tableHead = ['head', 'headInk', 'headLine'] as const
const tableRow = ['gap', 'inset', 'line', 'row', 'round', 'figures', 'figureFont', 'figureSize'] as const
const jumpList = ['line', 'gap', 'outset', 'linkInset', 'titleInset', 'titleRadius'] as const
const jumpCurrent = [
  ...(['currentGround', 'currentInk', 'currentLine', 'currentRing'] as const),
  ...(['currentTitleGround', 'currentTitleInk', 'currentTitleInset', 'currentTitleOutset'] as const),
] as const

/**
 * The parts of blocks that a theme may draw differently. Each token is a custom property `--{part}-{token}` that the part's style rule
 * reads, with the plain look as its fallback; a theme sets only what it draws otherwise. Values are resolved on the part's element, so
 * that they may use the palette of its surface.
 */
export const parts = {
  // Parts of the whole page.
  menu: part(root, ['inset']),
  picture: part(root, ['cut', 'cutMirrored', 'square']),
  portrait: part(root, ['radius']),
  slope: part(root, ['clip', 'arc']),
  // Parts that all blocks share.
  bullet: part(['.prose'], ['top', 'left', 'width', 'height', 'radius']),
  button: part(['.button'], ['inset', 'insetSmall', 'weight', 'tracking']),
  highlight: part(
    [...highlighted, '.mark'],
    ['line', 'skip', 'offset', 'ground', 'ink', 'inset', 'outset', 'radius'],
  ),
  table: part(['table'], [...tableHead, ...tableRow]),
  // Parts of single blocks.
  banner: part(['.campaign-banner'], ['badge', 'thumb']),
  card: part(['.card'], ['edge', 'edgeTop', ...cardPicture, ...cardRow]),
  badge: part(['.card-badge'], ['top', 'side', 'room', 'radius']),
  leaf: part(['.card-leaf'], ['top', 'bottom', 'cut', 'radius', 'ground', 'ink', 'turn']),
  tick: part(['.checklist-grid-tick'], ['inset', 'radius', 'ground', 'ink']),
  divider: part(['hr.divider'], ['line', 'tone', 'radius']),
  fact: part(['.fact-large'], ['line']),
  icon: part(['.fact-icon'], ['inset', 'start', 'radius', 'ground', 'ink']),
  bubble: part(['.faq-item-bubble'], ['line']),
  emblem: part(['.form-icon'], ['inset', 'line', 'radius', 'ground', 'ink']),
  hero: part(['.hero-spot'], ['second']),
  opening: part(['.intro-box'], ['mark', 'markWidth', 'markRadius', 'markCut']),
  jump: part(['.jump-navigation'], [...jumpList, ...jumpCurrent]),
  logo: part(['.logo-cloud-tile'], ['edge', 'sides', 'radius', 'ground', 'groundOnGround']),
  behind: part(['.media-text-picture'], ['spot', 'stroke']),
  modal: part(['.dialog'], ['edge', 'headGround']),
  notice: part(['.consent-notice'], []),
  sign: part(['.usp-list-sign'], ['edge', 'ground', 'ink']),
} as const

export type PartName = keyof typeof parts

/** CSS values by part and token. */
export type Parts = {
  readonly [Name in PartName]?: { readonly [Token in (typeof parts)[Name]['tokens'][number]]?: string }
}
