declare module 'virtual:seed-files' {
  /** The JSON files of the demonstration site: their paths in `kv-seed/`, and their values. */
  const files: readonly (readonly [path: string, value: unknown])[]
  export default files
}
