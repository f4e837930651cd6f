import type { PartName, Parts } from './parts.ts'

/** Font files that the site serves a part of, by the name they get. Source: the fontsource packages (SIL OFL 1.1). */
export const fontFiles = {
  'source-sans': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'work-sans': '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2',
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
} as const

export type FontName = keyof typeof fontFiles

/** A face for figures, quotations and wordmarks: a font file, and the place on its axes where it is cut. */
interface DisplayFace {
  readonly file: string
  readonly axes: Readonly<Record<string, number>>
}

const blackest = { wght: 900 }

/** Display faces by the name they get; headlines, text and controls have the theme's font. Source: as above (SIL OFL 1.1). */
export const displayFaces = {
  'source-serif': {
    file: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    axes: { wght: 440, opsz: 40 },
  },
  fraunces: {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 540, opsz: 48, SOFT: 100, WONK: 0 },
  },
  'inter-black': { file: fontFiles.inter, axes: blackest },
  'source-sans-black': { file: fontFiles['source-sans'], axes: blackest },
} as const satisfies Readonly<Record<string, DisplayFace>>

export type DisplayFontName = keyof typeof displayFaces

/** Width of a letter in pixels in words of the header (17 px, weight 600): the widest average of those of the demonstration. */
export const letterWidths: Readonly<Record<FontName, number>> = {
  'source-sans': 8.4,
  'work-sans': 10,
  inter: 9.6,
}

/** Colours by role; every pair of text on surface is at least AA (WCAG 2.2, 1.4.3). Values are `#rrggbb`. */
export interface Palette {
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly accentHover: string
  readonly onAccent: string
  readonly border: string
  readonly highlight: string
  readonly positive: string
  readonly notice: string
}

/** The roles that take the colour of another role for visitors who prefer more contrast (requirement themes/more-contrast). */
export const moreContrast = {
  muted: 'text',
  border: 'text',
  accent: 'text',
  accentHover: 'text',
  onAccent: 'surface',
} as const satisfies Partial<Record<keyof Palette, keyof Palette>>

/** Names of the colours in the site's own drawings. The build derives a darker shade of each, for folds and near arms. */
export const paintNames = ['ink', 'surface', 'sand', 'pale', 'accent', 'tone-1', 'tone-2', 'tone-3'] as const
export type PaintName = (typeof paintNames)[number]

/** The colours of drawings: only skin and hair are the same in every theme. Values are `#rrggbb`. */
export type Paints = Readonly<Record<PaintName, string>>

/** Names of backgrounds that content may choose (requirement themes/background-names). */
export const surfaceNames = [
  'white',
  'white-off',
  'red',
  'red-light',
  'black',
  'silver',
  'gray-50',
  'page-color',
  'gradient',
  'gradient-dark',
] as const
export type SurfaceName = (typeof surfaceNames)[number]

/** Accents that content may choose; a theme maps each to a colour of its own. */
export const accentNames = [
  'pink',
  'orange',
  'red',
  'green',
  'yellow',
  'blue',
  'petrol',
  'purple',
  'beige',
] as const
export type AccentName = (typeof accentNames)[number]

/** Shapes of the upper and lower edge. `slope-up` rises towards the right, `curve-out` bulges out of the section. */
export const sectionEdges = ['none', 'slope-up', 'slope-down', 'curve-out', 'curve-in'] as const
export type SectionEdge = (typeof sectionEdges)[number]

/** Surfaces with light text. */
export const darkSurfaces = ['black', 'red', 'gradient-dark'] as const satisfies readonly SurfaceName[]

/** Shapes that differ in their layout, and not only in the values of tokens. */
export interface Shapes {
  /**
   * The picture of a banner over the whole width: it runs out of the band, cut like the band's edges or with a spot beside
   * it; or it stays inside, as a circle or as a card before a block of colour.
   */
  readonly bannerPicture: 'sloped' | 'spotted' | 'circle' | 'card'
  /** A drawing in a banner without a suffix: beside a slanted panel of words, or free like a sheet of paper. */
  readonly bannerDrawing: 'panel' | 'sheet'
  /** The day of an event: the leaf of a calendar, or a large numeral. */
  readonly eventDay: 'leaf' | 'numeral'
  /**
   * Cards: below a rule, without a box; a block of colour; a slip of paper with a round picture; a column of a newspaper, with a line
   * between neighbours.
   */
  readonly card: 'ruled' | 'block' | 'slip' | 'column'
  /** Tables: hairlines; a bar as head and large figures; each row a slip; tinted paper. */
  readonly table: 'hairlines' | 'bars' | 'slips' | 'tinted'
  /** Testimonials: a quotation below a hairline; a poster in one colour; a seat at the table; a marked line with a note in the margin. */
  readonly testimonial: 'quotation' | 'poster' | 'seat' | 'margin'
  /** The last call of a page: below a rule; a field of colour with a figure; the telephone number; a slip to send back. */
  readonly closing: 'rule' | 'field' | 'number' | 'slip'
}

/**
 * Pages made from a story's own fields, landing pages whatever their subject, and (`closing`) the last section of such pages.
 */
export type PageType = 'programme' | 'landing' | 'grouping' | 'location' | 'person' | 'closing'

/** The ground of a section: a surface, and the shapes of its edges. */
export interface Ground {
  readonly surface: SurfaceName
  readonly top?: SectionEdge
  readonly bottom?: SectionEdge
}

/** By type of page, the backgrounds of every other titled section, in turn. */
export type Grounds = Readonly<Record<PageType, readonly [Ground, ...Ground[]]>>

export interface Theme {
  readonly name: string
  readonly font: FontName
  /** For figures, quotations and wordmarks; without one these have the theme's font. */
  readonly displayFont?: DisplayFontName
  /** Appended to the hero's type unless the type names one (requirement hero/theme-suffix). */
  readonly heroSuffix: '' | '_circle' | '_spot'
  readonly flags: {
    readonly headerCampaignBannerLightBackground: boolean
    readonly heroSearchToggle: boolean
    readonly preventHeaderColor: boolean
    readonly priceBoxColorVariables: boolean
    readonly compactBannerColorVariables: boolean
    readonly testimonialColorVariables: boolean
    readonly eventCardColorVariables: boolean
    readonly cardBackgroundColorVariables: boolean
    readonly stickyNotesColorVariables: boolean
  }
  /** Headline levels that are highlighted by default. */
  readonly highlightedLevels: readonly ('h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6')[]
  /** The same on compact cards, where headlines are small. */
  readonly compactCardHighlightedLevels: readonly ('h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6')[]
  readonly subheadlineHighlighted: boolean
  /** Bands of colours that repeat along dark surfaces; `sizes` are their widths in pixels, in turn, `angle` their slope. */
  readonly pattern: {
    readonly colors: readonly string[]
    readonly sizes: readonly [number, ...number[]]
    readonly angle: string
  }
  readonly palette: Palette
  /** A surface changes the palette for everything on it. */
  readonly surfaces: Readonly<Record<SurfaceName, Partial<Palette> & { readonly image?: string }>>
  readonly accents: Readonly<Record<AccentName, { readonly color: string; readonly on: string }>>
  /** Colours that the build paints the drawings with. */
  readonly paints: Paints
  /** Corner radii in pixels: controls, cards, pictures. */
  readonly radius: { readonly control: number; readonly card: number; readonly media: number }
  /** Headings' weight and letter spacing, and the length of lines: 60 to 72 characters of the font. */
  readonly type: { readonly weight: number; readonly tracking: string; readonly measure: string }
  readonly shapes: Shapes
  /** Backgrounds of the titled sections of templated pages, by type of page. */
  readonly grounds: Grounds
  /** Parts of blocks that the theme draws differently from the plain look, with their tokens. */
  readonly parts: Parts
  /** The same on dark surfaces. */
  readonly partsOnDark?: Parts
  /** Parts on another surface than the page's. */
  readonly partSurfaces?: { readonly [Name in PartName]?: SurfaceName }
}
