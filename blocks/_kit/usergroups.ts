/** Kinds of visitors (requirement usergroups/groups). */
export const usergroups = ['new', 'returning', 'lead', 'bob', 'app'] as const

export type Usergroup = (typeof usergroups)[number]

/** Does what names these usergroups leave anybody out? Naming none means all. */
export const leavesOut = (named: readonly Usergroup[]): boolean =>
  named.length > 0 && usergroups.some(group => !named.includes(group))
