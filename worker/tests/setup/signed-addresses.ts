import { editorToken } from '../../core/request/visitor/preview.ts'
import { demonstration } from '../../env.ts'

type Parameters = readonly (readonly [key: string, value: string])[]

export interface EditorAddress {
  /** Epoch milliseconds at which the editor signs. */
  readonly now: number
  readonly language?: string
  readonly release?: string
}

/** Parameters that Storyblok's editor appends to an address, in its order. */
export async function editorParameters({ now, language = 'default', release = '0' }: EditorAddress) {
  const { STORYBLOK_SPACE_ID: space, STORYBLOK_PREVIEW_TOKEN: token } = demonstration
  const timestamp = String(Math.floor(now / 1000))
  const parameters: Parameters = [
    ['_storyblok', '7'],
    ['_storyblok_c', 'page'],
    ['_storyblok_version', ''],
    ['_storyblok_lang', language],
    ['_storyblok_release', release],
    ['_storyblok_tk[space_id]', String(space)],
    ['_storyblok_tk[timestamp]', timestamp],
    ['_storyblok_tk[token]', await editorToken(space, token, timestamp)],
  ]
  return parameters
}

export const queryOf = (parameters: Parameters): string =>
  new URLSearchParams(parameters.map(pair => [...pair])).toString()

/** A path as the editor opens it. */
export const editorAddress = async (path: string, address: EditorAddress): Promise<string> =>
  `${path}?${queryOf(await editorParameters(address))}`
