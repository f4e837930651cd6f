import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useKeptFocus } from './story-form.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root | undefined

afterEach(() => act(async () => root?.unmount()))

/** A list of blocks, each with a list of its own. */
function Form({ blocks }: { readonly blocks: readonly string[] }) {
  const focus = useKeptFocus()
  return (
    <form {...focus}>
      <fieldset className="blocks">
        {blocks.map(name => (
          <details key={name}>
            <fieldset className="blocks">
              <input id={name} />
              <button type="button" className="add" />
            </fieldset>
          </details>
        ))}
        <button type="button" className="add" id="below" />
      </fieldset>
    </form>
  )
}

async function show(): Promise<(blocks: readonly string[]) => Promise<void>> {
  document.body.innerHTML = '<div></div>'
  const own = createRoot(document.querySelector('div')!)
  root = own
  const render = (blocks: readonly string[]) => act(async () => own.render(<Form blocks={blocks} />))
  await render(['one', 'two'])
  return render
}

const find = (id: string) => document.getElementById(id)!

describe('the focus', () => {
  it('of a block that an edit takes away goes to the button of its list', async () => {
    const render = await show()
    await act(async () => find('two').focus())
    await render(['one'])
    expect(document.activeElement).toBe(find('below'))
  })

  it('that has left the form is left where it is', async () => {
    const render = await show()
    await act(async () => find('two').focus())
    await act(async () => find('two').blur())
    await render(['one'])
    expect(document.activeElement).toBe(document.body)
  })
})
