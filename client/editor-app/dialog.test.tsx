import { act, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SaveConflict } from './api.ts'
import { BlockPicker } from './block-picker.tsx'
import { ConflictDialog, GoneDialog } from './editor-dialogs.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { RedirectsDialog } from './redirects-dialog.tsx'
import { ShortcutsDialog } from './shortcuts.tsx'
import { mount } from './testing/mount.ts'
import { VersionsDialog } from './versions-dialog.tsx'

vi.stubGlobal('fetch', async () => Response.json([]))

async function show(dialog: ReactNode): Promise<HTMLDialogElement> {
  await mount(dialog)
  return document.querySelector('dialog')!
}

const nothing = () => undefined
const conflict = new SaveConflict({ changes: [] } as unknown as ConstructorParameters<typeof SaveConflict>[0])
const onClose = vi.fn()

const conflictDialog = () => (
  <ConflictDialog conflict={conflict} onKeepMine={nothing} onTakeTheirs={nothing} onPutOff={onClose} />
)
const goneDialog = () => <GoneDialog name="A" onKeep={nothing} onDiscard={nothing} onPutOff={onClose} />

describe('a dialog', () => {
  it.each<[string, () => ReactNode, string]>([
    ['blocks', () => <BlockPicker label="Body" kinds={[]} onPick={nothing} onClose={onClose} />, 'Cancel'],
    ['pictures', () => <PictureDialog onPick={nothing} onClose={onClose} />, 'Cancel'],
    ['redirects', () => <RedirectsDialog onClose={onClose} />, 'Close'],
    ['shortcuts', () => <ShortcutsDialog onClose={onClose} />, 'Close'],
    [
      'versions',
      () => <VersionsDialog storyId={1} onLook={nothing} onRestore={nothing} onClose={onClose} />,
      'Close',
    ],
    ['two versions of a story', conflictDialog, 'Decide later'],
    ['a deleted story', goneDialog, 'Decide later'],
  ])('of %s is left with a button', async (_, element, label) => {
    onClose.mockClear()
    const dialog = await show(element())
    const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === label)
    await act(async () => button!.click())
    expect(onClose).toHaveBeenCalledOnce()
  })

  it.each([conflictDialog, goneDialog])(
    'that comes while somebody types has no button with the focus: %#',
    async element => {
      const dialog = await show(element())
      expect(document.activeElement).toBe(dialog)
    },
  )

  it('of versions offers to restore one only where there is one', async () => {
    const dialog = await show(
      <VersionsDialog storyId={1} onLook={nothing} onRestore={nothing} onClose={nothing} />,
    )
    expect(dialog.textContent).toContain('There are none yet.')
    expect(dialog.textContent).not.toContain('Restore')
  })
})

it('a long address in the table of redirects goes on in the next line behind a slash', async () => {
  const redirect = {
    from: '/bwl/',
    to: '/bachelor/bwl/fernstudium/',
    before: { name: 'a', value: 'b' },
    notes: [],
  }
  vi.stubGlobal('fetch', async () => Response.json({ redirects: [redirect], units: [] }))
  const dialog = await show(<RedirectsDialog onClose={nothing} />)
  const [, row] = dialog.querySelectorAll('tr')
  expect(row!.innerHTML).toContain('/bachelor/<wbr>bwl/<wbr>fernstudium/<small>')
  expect(row!.querySelector('th')!.innerHTML).toBe('/bwl/')
})
