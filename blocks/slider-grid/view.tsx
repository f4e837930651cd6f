export { Grid as View } from '../_kit/grid.tsx'
