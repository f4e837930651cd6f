/**
 * Each script loads this file first. It ends the script with a one-line message if Node is older than `engines` in package.json requires,
 * because an old Node would print a stack trace for a `.ts` file. Every Node version can run this file.
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
