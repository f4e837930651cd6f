import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { titleLevel } from '../_kit/heading.tsx'
import { mediaRatios } from '../_kit/media-address.ts'
import { sectionSpacings } from '../_kit/section.tsx'
import { accentNames, sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

/** Percent of the width (requirement layout-blocks/media-text). */
export const imageSizes = ['33', '50', '66', '100'] as const

export const schema = block(
  {
    title: 'Media and text',
    category: 'media',
    description: 'A picture or a video, and words beside it.',
    heading: ({ headline, headlineLevel }) => titleLevel(headline, headlineLevel),
  },
  {
    media: asset({
      fileKinds: ['images', 'videos', 'texts'],
      description: 'A picture, an animation (json), or a video: mp4, ogv, webm',
    }),
    imageSize: option(imageSizes, {
      defaultValue: '50',
      description: 'Percent of the width; 100 stands above the words',
    }),
    mediaPosition: option(['left', 'right'], { defaultValue: 'left' }),
    imageRatio: option(mediaRatios, { description: 'Pictures; default: what suits the size' }),
    poster: asset({ description: 'Videos and animations: the picture until they play' }),
    captions: asset({ fileKinds: ['texts'], description: 'Videos: subtitles as a WebVTT file' }),
    preload: boolean({ description: 'Videos: load at once, wherever it stands' }),
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    isHighlighted: boolean({ description: 'Some themes highlight certain levels anyway' }),
    text: richtext(),
    buttons: bloks({ allowed: ['button', 'syntea-button', 'richtext-button', 'link', 'syntea-link'] }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    accentColor: option(accentNames),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
