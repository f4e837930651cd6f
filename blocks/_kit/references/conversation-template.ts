import { text } from '../fields/text.ts'

/** How a chat begins: fields of the story type `conversation-template`. */
export const conversationTemplate = {
  templateId: text({ translatable: false, description: 'Id of the template at the chat service.' }),
  enabledDomains: text({
    translatable: false,
    description: 'What it may talk about, separated by commas.',
  }),
}
