import type { Context } from '../_kit/context.ts'
import { messages } from './messages.ts'

export const props = (_content: object, context: Context) => ({ label: context.words(messages).toTop })

export type BackToTopProps = ReturnType<typeof props>
