import { useEffect, useState } from 'react'
import { api } from './api.ts'
import { Dialog } from './dialog.tsx'
import type { Picture } from './picture.ts'

interface PictureDialogProps {
  readonly onPick: (picture: Picture) => void
  readonly onClose: () => void
}

const most = 120
const nameOf = ({ filename }: Picture) => filename.split('/').at(-1) ?? filename

/** Uploads a picture with its size, which the browser knows. */
async function upload(file: File): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new Error('This file is no picture that the browser can show.')
  })
  const { width, height } = bitmap
  bitmap.close()
  return api.upload(file, { width, height, alt: '' })
}

/** Lets the editor choose a picture of the library, or add one. */
export function PictureDialog({ onPick, onClose }: PictureDialogProps) {
  const [pictures, setPictures] = useState<readonly Picture[]>()
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState('')
  const found = (pictures ?? []).filter(picture =>
    `${picture.alt} ${nameOf(picture)}`.toLowerCase().includes(search.toLowerCase()),
  )

  useEffect(() => {
    api.pictures().then(setPictures, reason => setStatus(String(reason)))
  }, [])

  function add(file: File | undefined): void {
    if (!file) return
    setStatus('Uploading …')
    upload(file).then(onPick, reason => setStatus(reason instanceof Error ? reason.message : String(reason)))
  }

  return (
    <Dialog title="Pictures" onClose={onClose} shape="wide">
      <div className="row">
        <input
          type="search"
          aria-label="Search pictures"
          placeholder="Search by name or alternative text"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <label className="upload">
          Upload …
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            onChange={event => add(event.target.files?.[0])}
          />
        </label>
      </div>
      <p role="status">
        {status ||
          (pictures ? `${found.length} ${found.length === 1 ? 'picture' : 'pictures'}` : 'Loading …')}
      </p>
      <ul className="pictures">
        {found.slice(0, most).map(picture => (
          <li key={picture.filename}>
            <button type="button" title={picture.alt} onClick={() => onPick(picture)}>
              <img src={picture.filename} alt="" loading="lazy" />
              <span>{picture.alt || nameOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      {pictures && !found.length && <p className="note">No picture has these words.</p>}
      <p className="tools">
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </p>
    </Dialog>
  )
}
