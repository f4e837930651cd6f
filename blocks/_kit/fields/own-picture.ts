import { assetAddress, isAssetAddress } from '../storyblok.ts'

/** Whether visitors see a picture with this address in rich text. */
export function isOwnPicture(address: unknown): boolean {
  const text = String(address ?? '')
  // A file of this site, or of the content system: pages load pictures from no other host.
  return /^\/(?!\/)/.test(text) || isAssetAddress(assetAddress(text))
}
