/** Sets the source of a lazy video (requirement media/lazy-video); the enhancer runs this within 400 px of the viewport. */
export function enhance(video: HTMLVideoElement): void {
  const { lazy, type = '', poster } = video.dataset
  if (!lazy) return
  delete video.dataset.lazy
  if (poster) video.poster = poster
  const source = document.createElement('source')
  source.src = lazy
  source.type = type
  // Enough for the duration and a first frame.
  video.preload = 'metadata'
  video.prepend(source)
}
