import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const html = (name: string) =>
  renderContent(fixtures.find(candidate => candidate.name === name)!.content).html

describe('chat entry', () => {
  it('opens the chat with its conversation, and leads to the contact page without one', () => {
    expect(html('default')).toContain('data-contact="chat" data-template="study-guide" href="/kontakt/"')
    expect(html('default')).toContain('data-contact="chat"')
  })

  it('shows its text only where it has one, and leads where content says', () => {
    expect(html('default')).toContain('chat-entry-text')
    expect(html('label-only')).not.toContain('chat-entry-text')
    expect(html('label-only')).toContain('data-contact="chat" href="/bachelor/"')
  })
})
