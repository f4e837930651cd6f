import { describe, expect, it } from 'vitest'
import { renderContent } from './testing/render-content.ts'

const conversationTemplate = {
  uuid: 'u',
  full_slug: 'settings/chat/fees',
  name: 'Fees',
  content: { component: 'conversation-template', templateId: 'fees', enabledDomains: ' costs , ,loans' },
}
const href = { linktype: 'url', url: '/a/' }

describe.each([
  { component: 'button', chatComponent: 'syntea-button', textField: 'text' },
  { component: 'link', chatComponent: 'syntea-link', textField: 'label' },
])('a $component', ({ component, chatComponent, textField }) => {
  const render = (fields: object) =>
    renderContent({ component, _uid: 'c', [textField]: 'Frag uns', ...fields }).html

  it('opens the chat with the conversation that it names, and without script leads to the contact page', () => {
    const html = render({ conversationTemplate })
    expect(html).toContain('href="/kontakt/"')
    for (const mark of ['data-contact="chat"', 'data-template="fees"', 'data-domains="costs,loans"'])
      expect(html).toContain(mark)
  })

  it('opens the chat without a conversation only under its alias for the chat', () => {
    const html = render({ component: chatComponent })
    expect(html).toContain('href="/kontakt/"')
    expect(html).toContain('data-contact="chat"')
    expect(render({ href })).not.toContain('data-contact')
    expect(render({ component: chatComponent, href })).toContain('href="/a/"')
  })
})
