/** How near the viewport a video must be for its sources to be set (requirement media/lazy-video). */
const margin = '400px'

function setSource(video: HTMLVideoElement): void {
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

/** Sets the sources of lazy videos as they come near the viewport. */
export function watchVideos(videos: Iterable<HTMLVideoElement>): void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        setSource(target as HTMLVideoElement)
      }
    },
    { rootMargin: margin },
  )
  for (const video of videos) observer.observe(video)
}
