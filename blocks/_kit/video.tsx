import type { Asset } from './fields/asset.ts'
import { originalAddress } from './media-address.ts'

/** Kinds of video by file extension (requirement media/kinds). */
const types: Readonly<Record<string, string>> = { mp4: 'video/mp4', ogv: 'video/ogg', webm: 'video/webm' }

const typeOf = ({ filename }: Asset) => {
  const extension = /\.(\w+)$/.exec(filename.replace(/[?#].*/, ''))?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(types, extension) ? types[extension] : undefined
}

/** An asset is a video by its extension; everything else is a picture. */
export const isVideo = (asset: Asset): boolean => typeOf(asset) !== undefined

interface VideoProps {
  /** Its `alt` names the video. */
  readonly asset: Asset
  /** The picture until it plays; without one the first frame. */
  readonly poster?: Asset | undefined
  readonly captions?: { readonly src: string; readonly language: string; readonly label: string } | undefined
  /** Sets the sources at once, wherever the video is on the page. */
  readonly preload?: boolean | undefined
}

/** For browsers without the element (requirement media/video-unsupported): a fixed text. */
const unsupported = <span lang="en">Sorry, your browser doesn't support embedded videos.</span>

function attributesOf({ asset }: VideoProps) {
  return {
    className: 'media ratio-16-9 video',
    controls: true,
    playsInline: true,
    width: asset.width ?? 1600,
    height: asset.height ?? 900,
    'aria-label': asset.alt || undefined,
  }
}

function Captions({ captions }: Pick<VideoProps, 'captions'>) {
  if (!captions) return null
  const { src, language, label } = captions
  return <track kind="captions" src={originalAddress(src)} srcLang={language} label={label} />
}

/** A plain HTML video, with its source from the start. */
function PlainVideo({ preload, ...video }: Omit<VideoProps, 'preload'> & { preload: 'auto' | 'none' }) {
  return (
    <video
      {...attributesOf(video)}
      preload={preload}
      poster={video.poster && originalAddress(video.poster.filename)}
    >
      <source src={originalAddress(video.asset.filename)} type={typeOf(video.asset)} />
      <Captions captions={video.captions} />
      {unsupported}
    </video>
  )
}

/**
 * A video with the browser's own controls. `enhancements/video.ts` sets its sources near the viewport (requirement
 * media/lazy-video); without script the browser loads it only when it is played.
 */
export function Video({ preload, ...video }: VideoProps) {
  if (preload) return <PlainVideo {...video} preload="auto" />
  const { className, ...attributes } = attributesOf(video)
  return (
    <>
      <video
        {...attributes}
        className={`${className} needs-script`}
        preload="none"
        data-enhance="video"
        data-lazy={originalAddress(video.asset.filename)}
        data-type={typeOf(video.asset)}
        data-poster={video.poster && originalAddress(video.poster.filename)}
      >
        <Captions captions={video.captions} />
        {unsupported}
      </video>
      <noscript>
        <PlainVideo {...video} preload="none" />
      </noscript>
    </>
  )
}
