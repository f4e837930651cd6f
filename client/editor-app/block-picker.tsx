import { useEffect, useState } from 'react'
import { api, type BlockPreset } from './api.ts'
import {
  type BlockKind,
  blockKinds,
  foundKinds,
  KindEntry,
  type KindFolder,
  type Seen,
} from './block-kinds.tsx'
import { type Block, blockLike, changeListOf, newBlock, wayTo } from './content.ts'
import { Dialog } from './dialog.tsx'
import type { StoryContent } from './editing.ts'
import type { FormContext } from './form-context.ts'

interface BlockPickerProps {
  readonly label: string
  readonly kinds: readonly BlockKind[]
  readonly onPick: (block: Block) => void
  readonly onClose: () => void
}

type Pictures = ReadonlyMap<string, string>

/** Addresses of the gallery that show a block of each kind; empty without a gallery. */
async function fetchPictures(): Promise<Pictures> {
  const answer = await fetch('/_gallery/index.json')
  if (!answer.ok) return new Map()
  const entries = (await answer.json()) as readonly { readonly block: string; readonly fixture: string }[]
  // The first one of a block is its usual look.
  return new Map(entries.toReversed().map(({ block, fixture }) => [block, `/_gallery/${block}/${fixture}/`]))
}

/** The gallery's pictures of blocks and the presets, which are fetched when the dialog opens. */
function useOffer() {
  const [pictures, setPictures] = useState<Pictures>(new Map())
  const [presets, setPresets] = useState<readonly BlockPreset[]>([])
  useEffect(() => {
    fetchPictures().then(setPictures, () => undefined)
    api.presets().then(setPresets, () => undefined)
  }, [])
  return { pictures, presets }
}

interface KindPictureProps {
  readonly kind: BlockKind | undefined
  readonly preset: BlockPreset | undefined
  readonly pictures: Pictures
}

/** A picture of the block, with its purpose. */
function KindPicture({ kind, preset, pictures }: KindPictureProps) {
  const picture = kind && (preset ? `/_gallery/${kind.name}/${preset.fixture}/` : pictures.get(kind.name))
  if (!kind) return null
  const name = preset ? `${kind.title}: ${preset.name}` : kind.title
  return (
    <figure>
      {picture ? (
        <iframe src={picture} title={`How ${name} looks`} tabIndex={-1} inert />
      ) : (
        <p className="note">There is no picture of this block.</p>
      )}
      <figcaption>
        <b>{name}</b> {kind.description}
      </figcaption>
    </figure>
  )
}

/** The kind that is shown: the last one that was looked at, else the first. */
function shownKind(folders: readonly KindFolder[], seen: Seen | undefined) {
  const all = folders.flatMap(({ kinds }) => kinds)
  return all.find(({ name }) => name === seen?.kind) ?? all[0]
}

/** Lets the editor choose a kind of block, by its folder, name or picture, and a preset. */
export function BlockPicker({ label, kinds, onPick, onClose }: BlockPickerProps) {
  const [search, setSearch] = useState('')
  const [seen, setSeen] = useState<Seen>()
  const { pictures, presets } = useOffer()
  const folders = foundKinds(kinds, presets, search)
  const shown = shownKind(folders, seen)
  const preset = shown?.presets.find(({ name }) => name === seen?.preset)
  const pick = ({ kind, preset: wanted }: Seen) => {
    const like = presets.find(({ component, name }) => component === kind && name === wanted)
    onPick(like ? blockLike(like.content, kind) : newBlock(kind))
  }
  return (
    <Dialog title={`Add to ${label}`} onClose={onClose} shape="wide">
      <form
        className="picker"
        onSubmit={event => {
          event.preventDefault()
          if (shown) pick({ kind: shown.name, preset: preset?.name })
        }}
      >
        <div>
          <input
            type="search"
            aria-label="Search blocks"
            placeholder="Search blocks"
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          {!folders.length && <p className="note">No block has this name.</p>}
          <div className="folders">
            {folders.map(({ title, kinds: own }) => (
              <section key={title ?? ''} aria-label={title}>
                {title && <h3>{title}</h3>}
                <ul>
                  {own.map(kind => (
                    <KindEntry
                      key={kind.name}
                      kind={kind}
                      shown={shown === kind ? { kind: kind.name, preset: preset?.name } : undefined}
                      onSee={setSeen}
                      onPick={pick}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
        <KindPicture {...{ kind: shown, preset, pictures }} />
      </form>
      <p className="tools">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}

/** A position in a list of blocks: before (0) or after (1) an existing one. */
export interface Beside {
  readonly uid: string
  readonly by: 0 | 1
}

interface AddBesideProps {
  readonly beside: Beside
  readonly content: StoryContent
  readonly forms: FormContext['forms']
  readonly onAdd: (content: StoryContent, uid: string) => void
  readonly onClose: () => void
}

/** Lets the editor choose the block to add beside another one, among those that are allowed there. */
export function AddBeside({ beside, content, forms, onAdd, onClose }: AddBesideProps) {
  const step = wayTo(content, beside.uid)?.at(-1)
  const field = step && forms.get(step._parentName)?.fields.find(({ name }) => name === step._parentfield)
  if (!field) return null
  return (
    <BlockPicker
      label={field.label}
      kinds={blockKinds(field.allowed, { forms })}
      onClose={onClose}
      onPick={block => {
        const next = changeListOf(content, beside.uid, (list, index) =>
          list.toSpliced(index + beside.by, 0, block),
        )
        onAdd(next, block._uid)
      }}
    />
  )
}
