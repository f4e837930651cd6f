import { tellPage } from './bridge.ts'

/** Texts of the assistant, in the language of the document. */
export type AssistantWords = Readonly<
  Record<
    'greeting' | 'nature' | 'question' | 'send' | 'found' | 'nothing' | 'failed' | 'you' | 'assistant',
    string
  >
>

interface Passage {
  readonly title: string
  readonly text: string
  readonly path: string
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: Node[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** A passage as a link that the page follows: the frame stays where it is. */
function passageLink({ title, text, path }: Passage): HTMLElement {
  const link = element('a', { href: path, textContent: title })
  link.addEventListener('click', event => {
    event.preventDefault()
    tellPage({ type: 'go', path })
  })
  return element('p', {}, link, element('small', { textContent: text }))
}

/** Passages of this site for a question; rejects when there is no answer. */
async function fetchPassages(question: string): Promise<readonly Passage[]> {
  const address = new URL('answers', location.href)
  address.searchParams.set('q', question.slice(0, 200))
  address.searchParams.set('language', document.documentElement.lang)
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(String(answer.status))
  // The worker wrote it.
  return ((await answer.json()) as { passages: readonly Passage[] }).passages
}

function createLog(words: AssistantWords) {
  const list = element('div', { role: 'log', tabIndex: 0 })
  list.setAttribute('aria-label', words.assistant)

  function say(...content: Node[]): void {
    const name = element('span', { className: 'hidden', textContent: `${words.assistant}: ` })
    list.append(element('div', {}, name, ...content))
  }
  return {
    list,
    note: () => list.append(element('div', { className: 'note', textContent: words.nature })),
    say,
    repeat(question: string): void {
      const name = element('span', { className: 'hidden', textContent: `${words.you}: ` })
      list.append(element('div', { className: 'own' }, name, new Text(question)))
    },
  }
}

/**
 * The assistant of the demonstration, with the same interface as another provider's: reads `window.chatConfig`, opens with `chat_open`, and
 * raises `chat_opened` and `chat_closed`. It answers with passages that this site's own search finds, and says so (requirement
 * chat/demonstration).
 */
export function startDemonstration(words: AssistantWords): void {
  const log = createLog(words)
  const field = element('input', {
    id: 'question',
    name: 'question',
    maxLength: 200,
    autocomplete: 'off',
  })
  const label = element('label', { htmlFor: field.id, textContent: words.question })
  const form = element('form', {}, label, field, element('button', { textContent: words.send }))
  document.body.append(log.list, form)
  log.note()
  log.say(new Text(words.greeting))

  async function answer(question: string): Promise<void> {
    log.repeat(question)
    try {
      const passages = await fetchPassages(question)
      if (passages.length) log.say(element('p', { textContent: words.found }), ...passages.map(passageLink))
      else log.say(new Text(words.nothing))
    } catch {
      log.say(new Text(words.failed))
    }
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    const question = field.value.trim()
    field.value = ''
    if (!question) return
    void answer(question)
    // The answer may be longer than the window: it begins below the question.
    log.list.lastElementChild?.scrollIntoView({ block: 'start' })
  })
  // WebKit lets the script of another origin's frame move the focus only once the visitor has pressed something in it.
  addEventListener('keydown', ({ key, altKey, ctrlKey, metaKey }) => {
    if (document.activeElement !== document.body || altKey || ctrlKey || metaKey) return
    if ([...key].length === 1) field.focus()
  })
  addEventListener('chat_open', () => {
    field.focus()
    dispatchEvent(new Event('chat_opened'))
  })
  addEventListener('chat_close', () => dispatchEvent(new Event('chat_closed')))
  const { public_user_id: known } = window.chatConfig ?? {}
  if (!known) tellPage({ type: 'store-user', id: crypto.randomUUID() })
}
