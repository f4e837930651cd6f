import type { RoutingRule } from './route.ts'
import { defaultLanguagePrefix } from './rules/default-language-prefix.ts'
import { home } from './rules/home.ts'
import { optIn } from './rules/opt-in.ts'
import { trailingSlash } from './rules/trailing-slash.ts'

/**
 * The rules that send a visitor on, in their order. A new rule is a pure function and a line here. Their joint result is answered with
 * one redirect (requirement routing/order).
 */
export const rules: readonly RoutingRule[] = [home, optIn, trailingSlash, defaultLanguagePrefix]
