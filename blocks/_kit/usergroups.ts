/** Kinds of visitors (requirement usergroups/groups). */
export const usergroups = ['new', 'returning', 'lead', 'bob', 'app'] as const

export type Usergroup = (typeof usergroups)[number]

/** Does a list of usergroups exclude a group? An empty list means all groups. */
export const leavesOut = (named: readonly Usergroup[]): boolean =>
  named.length > 0 && usergroups.some(group => !named.includes(group))
