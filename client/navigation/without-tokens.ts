/** Parameters of links in mails that are as good as a password. */
const tokens = ['resume', 'token']

/** An address without what only its visitor may know: nothing that leads to a person is told to tracking or tags. */
export function withoutTokens(address: string): string {
  const url = new URL(address)
  for (const name of tokens) url.searchParams.delete(name)
  return tokens.some(name => address.includes(`${name}=`)) ? url.href : address
}
