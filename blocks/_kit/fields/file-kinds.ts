/** Endings of the files of each kind. The kinds have Storyblok's names (`filetypes` of an asset field). */
const endings = {
  images: ['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'],
  videos: ['m4v', 'mov', 'mp4', 'ogv', 'webm'],
  audios: ['m4a', 'mp3', 'oga', 'ogg', 'wav'],
  texts: ['csv', 'doc', 'docx', 'json', 'pdf', 'txt', 'vtt', 'xlsx'],
} as const

export type FileKind = keyof typeof endings

const ending = /\.(\w+)(?:[?#]|$)/

/** The kind of a file by the extension of its address; undefined where that is unknown. */
function kindOf(address: string): FileKind | undefined {
  const found = ending.exec(address.split('/').at(-1)!)?.[1]?.toLowerCase()
  // The keys of the table are all kinds.
  const kinds = Object.keys(endings) as FileKind[]
  return kinds.find(kind => endings[kind].some(own => own === found))
}

/** Whether a field for these kinds accepts a file; a file of unknown kind is accepted. */
export function takesFile(kinds: readonly FileKind[], address: string): boolean {
  const kind = kindOf(address)
  return kind === undefined || kinds.includes(kind)
}
