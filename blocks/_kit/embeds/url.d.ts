/** The part of the URL standard that is needed to read addresses: views and props have the types of neither browsers nor workers. */
declare class URLSearchParams {
  constructor(fields: Readonly<Record<string, string>>)
  get(name: string): string | null
  toString(): string
}

declare class URL {
  constructor(address: string)
  static canParse(address: string): boolean
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly hash: string
  readonly href: string
  readonly searchParams: URLSearchParams
}
