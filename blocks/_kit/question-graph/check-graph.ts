import { bandFaults, type Choice, type Graph, isName, nextKey, type Question, questionAt } from './graph.ts'

const named = (key: string) => `question "${key}"`
const twice = (texts: readonly string[]) => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) < index)),
]

const shape = 'small letters, digits and hyphens'

function keyFaults({ questions, results }: Graph): readonly string[] {
  const keys = [...questions.map(({ key }) => key), ...results]
  return [
    ...(questions.length ? [] : ['there is no question']),
    ...twice(keys).map(key => `"${key}" names two questions or results`),
    ...questions.flatMap(({ key, text }) => [
      ...(isName(key) ? [] : [`${named(key)}: its key must be made of ${shape}`]),
      ...(text ? [] : [`${named(key)}: it has no text`]),
    ]),
  ]
}

function choiceFaults({ key, choices }: Question): readonly string[] {
  const codes = choices.map(({ code }) => code)
  const faults = [
    ...(choices.length ? [] : ['it has no answers, so the path does not end']),
    ...codes.filter(code => !isName(code)).map(code => `the code "${code}" must be made of ${shape}`),
    ...twice(codes).map(code => `two answers have the code "${code}"`),
    ...bandFaults(choices),
  ]
  return faults.map(fault => `${named(key)}: ${fault}`)
}

const nextOf = (graph: Graph, question: Question): readonly Question[] =>
  question.choices.flatMap(choice => questionAt(graph, nextKey(graph, question, choice) ?? '') ?? [])

function leadFaults(graph: Graph): readonly string[] {
  const known = new Set([...graph.questions.map(({ key }) => key), ...graph.results])
  const leadsOn = (question: Question, choice: Choice) => known.has(nextKey(graph, question, choice) ?? '')
  return graph.questions.flatMap(question =>
    question.choices
      .filter(choice => !leadsOn(question, choice))
      .map(
        choice =>
          `${named(question.key)}, answer "${choice.code}": it leads to "${choice.next ?? ''}", which is neither a question nor a result`,
      ),
  )
}

function unreachableFaults(graph: Graph): readonly string[] {
  const reached = new Set<Question>(graph.questions.slice(0, 1))
  // A set iterates over entries that are added during the iteration.
  for (const question of reached) for (const next of nextOf(graph, question)) reached.add(next)
  return graph.questions
    .filter(question => !reached.has(question))
    .map(({ key }) => `${named(key)}: no answer leads to it`)
}

/** Each circle once, by the answer that closes it. */
function circleFaults(graph: Graph): readonly string[] {
  const faults: string[] = []
  const done = new Set<Question>()
  function follow(question: Question, path: readonly Question[]): void {
    const index = path.indexOf(question)
    if (index >= 0) {
      const keys = [...path.slice(index), question].map(({ key }) => `"${key}"`)
      faults.push(`${named(question.key)}: its path does not end: ${keys.join(' → ')}`)
    } else if (!done.has(question)) {
      for (const next of new Set(nextOf(graph, question))) follow(next, [...path, question])
      done.add(question)
    }
  }
  for (const question of graph.questions) follow(question, [])
  return faults
}

/**
 * The faults of a graph as texts, each with its question: every path must end, every question be reachable, every answer have a
 * target, every result exist (requirement tools/graphs). Empty for a sound graph.
 */
export const checkGraph = (graph: Graph): readonly string[] => [
  ...keyFaults(graph),
  ...graph.questions.flatMap(choiceFaults),
  ...leadFaults(graph),
  ...unreachableFaults(graph),
  ...circleFaults(graph),
]
