export const pt: Readonly<Record<string, string>> = {}
