import type { RoutingRule } from './route.ts'
import { defaultLanguagePrefix } from './rules/default-language-prefix.ts'
import { trailingSlash } from './rules/trailing-slash.ts'

/** The routing rules in their order. A new rule is a pure function and a line here. */
export const rules: readonly RoutingRule[] = [trailingSlash, defaultLanguagePrefix]
