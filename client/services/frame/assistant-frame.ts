import { connect } from './bridge.ts'
import { type AssistantWords, startDemonstration } from './demonstration.ts'

/** The script of the document in which the assistant runs: another provider's, once, or the demonstration. */
const { words = '{}', script: address } =
  document.querySelector<HTMLElement>('script[data-words]')?.dataset ?? {}

async function start(): Promise<void> {
  // The worker wrote the words.
  if (!address) return startDemonstration(JSON.parse(words) as AssistantWords)
  const script = document.createElement('script')
  script.src = address
  const isThere = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  await isThere
}

connect(start)
