export const fr: Readonly<Record<string, string>> = {}
