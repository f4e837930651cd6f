/**
 * Each script loads this file first. It ends the script with one line where Node is older than `engines` in package.json says, because an old
 * Node fails at a `.ts` file with a stack. Every Node understands this file.
 */
const needed = require('../package.json').engines.node

const numbersOf = version =>
  version
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
const [major, minor] = numbersOf(needed)
const [ownMajor, ownMinor] = numbersOf(process.versions.node)

if (ownMajor < major || (ownMajor === major && ownMinor < minor)) {
  console.error(
    `Node ${needed} is needed, and ${process.execPath} is ${process.version}: install the version in .nvmrc (on Linux \`npm ci\` brings it).`,
  )
  process.exit(1)
}
