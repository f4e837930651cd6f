import { useEffect, useState } from 'react'
import type { BlockKind } from './block-kinds.ts'
import { Dialog } from './dialog.tsx'

interface BlockPickerProps {
  readonly label: string
  readonly kinds: readonly BlockKind[]
  readonly onPick: (component: string) => void
  readonly onClose: () => void
}

type Pictures = ReadonlyMap<string, string>

/** Addresses of the gallery that show a block of each kind; none where there is no gallery. */
async function fetchPictures(): Promise<Pictures> {
  const answer = await fetch('/_gallery/index.json')
  if (!answer.ok) return new Map()
  const entries = (await answer.json()) as readonly { readonly block: string; readonly fixture: string }[]
  // The first one of a block is its usual look.
  return new Map(entries.toReversed().map(({ block, fixture }) => [block, `/_gallery/${block}/${fixture}/`]))
}

/** Lets the editor choose a kind of block, by its name or by how it looks. */
export function BlockPicker({ label, kinds, onPick, onClose }: BlockPickerProps) {
  const [search, setSearch] = useState('')
  const [pictures, setPictures] = useState<Pictures>(new Map())
  const found = kinds.filter(({ name, title }) =>
    `${title} ${name}`.toLowerCase().includes(search.toLowerCase()),
  )
  const [seen, setSeen] = useState<string>()
  const shown = found.find(({ name }) => name === seen) ?? found[0]
  const picture = shown && pictures.get(shown.name)

  useEffect(() => {
    fetchPictures().then(setPictures, () => undefined)
  }, [])

  return (
    <Dialog title={`Add to ${label}`} onClose={onClose} shape="wide">
      <form
        className="picker"
        onSubmit={event => {
          event.preventDefault()
          if (shown) onPick(shown.name)
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
          <ul>
            {found.map(({ name, title }) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={name === shown?.name || undefined}
                  onFocus={() => setSeen(name)}
                  onMouseEnter={() => setSeen(name)}
                  onClick={() => onPick(name)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
          {!found.length && <p className="note">No block has this name.</p>}
        </div>
        <figure>
          {picture ? (
            <iframe src={picture} title={`How ${shown.title} looks`} tabIndex={-1} inert />
          ) : (
            <p className="note">There is no picture of this block.</p>
          )}
          <figcaption>{shown?.description ?? shown?.title}</figcaption>
        </figure>
      </form>
    </Dialog>
  )
}
