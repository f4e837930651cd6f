// For tests of what is collected, which run in Node; the types of Node would be those of the whole worker.
declare module 'node:v8' {
  export function setFlagsFromString(flags: string): void
}

declare module 'node:vm' {
  export function runInNewContext(code: string): () => void
}
