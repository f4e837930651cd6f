import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { PublishCheck } from './api.ts'
import { PublishDialog, PublishedDialog } from './publish-dialogs.tsx'
import { mount } from './testing/mount.ts'

const sound: PublishCheck = {
  ...{ changes: [], problems: [], warnings: [], isHeldBack: false, isPublished: true },
}
const onPublish = vi.fn()
const nothing = () => undefined

async function show(element: React.ReactNode): Promise<HTMLDialogElement> {
  await mount(element)
  return document.querySelector('dialog')!
}

const ask = (check: Partial<PublishCheck>) =>
  show(
    <PublishDialog
      check={{ ...sound, ...check }}
      faults={[]}
      nameOf={() => ''}
      onShow={nothing}
      onPublish={onPublish}
      onClose={nothing}
    />,
  )

const linesIn = (part: Element | null | undefined) =>
  [...(part?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => textContent)

describe('before a publish', () => {
  const warnings = ['the course lacks its total price', 'the course lacks its approval']

  it('each warning is listed, without an alert, and the version can be published', async () => {
    onPublish.mockClear()
    const dialog = await ask({ warnings })
    expect(linesIn(dialog.querySelector('.problems'))).toEqual([
      'Visitors get this version, but not for long:',
      ...warnings,
    ])
    expect(dialog.querySelector('[role="alert"]')).toBeNull()
    const button = [...dialog.querySelectorAll('button')].find(one => one.textContent === 'Publish now')!
    await act(async () => button.click())
    expect(onPublish).toHaveBeenCalledOnce()
  })

  it('without any there is no word of them', async () => {
    const dialog = await ask({})
    expect(dialog.querySelector('.problems')).toBeNull()
    expect(dialog.textContent).not.toContain('not for long')
  })

  it('warnings stand beside what holds it back, and are not taken for it', async () => {
    const dialog = await ask({ warnings, problems: ['a text is lost'] })
    expect(linesIn(dialog.querySelector('[role="alert"]'))).toEqual([
      'Visitors will keep the version before, until this is mended or published a second time:',
      'a text is lost',
    ])
    expect([...dialog.querySelectorAll('.problems')].map(part => linesIn(part).length)).toEqual([2, 3])
  })

  it.each<[string, Partial<PublishCheck>, string]>([
    ['the first time', { isPublished: false }, 'Visitors will not see this story, until'],
    ['a second time', { isHeldBack: true }, 'Visitors will get this version in spite of this:'],
  ])('what lacks something says what visitors get %s', async (_, check, expected) => {
    const dialog = await ask({ ...check, problems: ['a page is not named'] })
    expect(dialog.querySelector('[role="alert"]')?.textContent).toContain(expected)
  })
})

describe('after a publish that was held back', () => {
  it.each([
    [true, 'Visitors do not see this story yet'],
    [false, 'Visitors see the version before'],
  ])('where it was the first one: %s', async (isFirst, title) => {
    const state = { isPublished: true, isFirst, heldBack: ['a page is not named'], address: null }
    const dialog = await show(<PublishedDialog state={state} onClose={nothing} />)
    expect(dialog.textContent).toContain(title)
    expect(linesIn(dialog.querySelector('ul'))).toEqual(['a page is not named'])
  })
})
