import type { Import } from './read-imports.ts'

const blockOf = (path: string) => /^blocks\/(?!_kit\/)([^/]+)\//.exec(path)?.[1]

/** Files of a block or of the kit that are sent to the browser. */
const inBrowser =
  /^blocks\/(?:[^/]+\/(?:island\.tsx|(?:enhance|begin)\.ts)|_kit\/(?:islands|enhancements)\/[^/]+)$/

const isOfServer = (path: string) => /\/(view|schema|props)\.tsx?$|^valibot$/.test(path)

/** Imports of blocks that lead to another block, to the worker or to the client. */
export const leavingBlock = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(
    ({ from, to }) =>
      from.startsWith('blocks/') &&
      ((blockOf(to) !== undefined && blockOf(to) !== blockOf(from)) || /^(?:worker|client)\//.test(to)),
  )

/** Imports of islands and native behaviour that would ship a view, a schema or the reading of props. */
export const shippingServerCode = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ from, to }) => inBrowser.test(from) && isOfServer(to))
