import { assetAddress, isAssetAddress } from '../storyblok.ts'

/** Whether visitors see the picture of a running text that has this address. */
export function isOwnPicture(address: unknown): boolean {
  const text = String(address ?? '')
  // A file of this site, or of the content system: pages ask no other host for pictures.
  return /^\/(?!\/)/.test(text) || isAssetAddress(assetAddress(text))
}
