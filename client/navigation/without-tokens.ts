/** Parameters of links in mails that are as good as a password. */
const tokens = ['resume', 'token']

/** An address without secrets of its visitor: tracking and tags get nothing that identifies a person. */
export function withoutTokens(address: string): string {
  const url = new URL(address)
  for (const name of tokens) url.searchParams.delete(name)
  return tokens.some(name => address.includes(`${name}=`)) ? url.href : address
}
