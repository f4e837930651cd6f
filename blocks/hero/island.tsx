export { ClusterPicker as Island } from '../_kit/client/cluster-picker.tsx'
