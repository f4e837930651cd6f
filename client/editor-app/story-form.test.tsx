import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { useKeptFocus } from './story-form.tsx'
import { mount } from './testing/mount.ts'

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
  const render = await mount(<Form blocks={['one', 'two']} />, document.querySelector('div')!)
  return blocks => render(<Form blocks={blocks} />)
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
