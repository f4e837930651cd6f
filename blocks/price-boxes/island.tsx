export { CopyBox as Island } from '../_kit/client/copy-box.tsx'
