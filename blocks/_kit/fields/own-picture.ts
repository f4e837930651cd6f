/** A file of this site, or of the content system: pages ask no other host for pictures. */
const ownPicture = /^\/(?!\/)|^https:\/\/a(?:-us)?\.storyblok\.com\/f\/\d+\//

/** Whether visitors see the picture of a running text that has this address. */
export const isOwnPicture = (address: unknown): boolean => ownPicture.test(String(address ?? ''))
