import { expect, it } from 'vitest'
import { type ChatState, type ChatStep, nextState } from './chat-state.ts'

const [none, hidden]: ChatState[] = [{ kind: 'none' }, { kind: 'hidden' }]
const open: ChatState = { kind: 'shown', isOpen: true }
const closed: ChatState = { kind: 'shown', isOpen: false }

const steps: [ChatState, ChatStep, ChatState][] = [
  [none!, 'open', open],
  [none!, 'close', none!],
  [none!, 'stop', none!],
  [open, 'open', open],
  [open, 'close', closed],
  [open, 'stop', hidden!],
  [closed, 'open', open],
  [closed, 'close', closed],
  [closed, 'stop', hidden!],
  [hidden!, 'open', open],
  [hidden!, 'close', hidden!],
  [hidden!, 'stop', hidden!],
]
it.each(steps)('a chat that is %j: %s makes it %j', (state, step, next) => {
  expect(nextState(state, step)).toEqual(next)
})
