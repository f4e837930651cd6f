/** Loads the code of lazy videos, for parts of a page that have one. To be called again for later parts. */
export async function startVideos(part: ParentNode = document): Promise<void> {
  const videos = part.querySelectorAll<HTMLVideoElement>('video[data-lazy]')
  if (videos.length) (await import('./video-sources.ts')).watchVideos(videos)
}
