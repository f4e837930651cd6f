/** Characters from which on a value is read when it is first asked for. */
const long = 2_000

/** A member of an object, or the getter of a long one. */
function writeMember(name: string, value: unknown): string {
  const json = JSON.stringify(value)
  const key = JSON.stringify(name)
  return json.length < long
    ? `${key}: ${json}`
    : `get ${key}() { return read(${key}, ${JSON.stringify(json)}) }`
}

/**
 * The source of a module with these data as its default export. An engine reads a text of JSON several times faster than the same data as an expression, and
 * a worker that starts does not need them yet.
 */
export function writeModule(data: object): string {
  if (Array.isArray(data)) return `export default ${JSON.stringify(data)}`
  const members = Object.entries(data).map(([name, value]) => writeMember(name, value))
  return `const known = {}
const read = (name, json) => (known[name] ??= JSON.parse(json))
export default { ${members.join(', ')} }`
}
