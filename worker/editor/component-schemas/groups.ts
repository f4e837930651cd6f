/** A folder of Storyblok's block library (management API, component groups). */
export interface ComponentGroup {
  readonly id: number
  readonly name: string
  /** Joins components to their group within the files; the CLI puts the space's own in its place. */
  readonly uuid: string
  /** Icon and colour of its components (management API, the component object). */
  readonly icon: string
  readonly color: string
}

export const groups = {
  stories: {
    id: 1,
    name: 'Stories',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e01',
    icon: 'block-doc',
    color: '#1b243f',
  },
  blocks: {
    id: 2,
    name: 'Blocks',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e02',
    icon: 'block-block',
    color: '#05807f',
  },
  formParts: {
    id: 4,
    name: 'Parts of forms',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e04',
    icon: 'block-keyboard',
    color: '#8d60ff',
  },
  parts: {
    id: 3,
    name: 'Parts of blocks',
    uuid: '5e0f2a10-6c1d-4c52-9d3a-0b1f6a7c4e03',
    icon: 'block-buildin',
    color: '#99a4af',
  },
} as const satisfies Readonly<Record<string, ComponentGroup>>
