import type { Environment } from '../../../env.ts'

/**
 * The database of the price ledger. None where a platform elsewhere makes offers and price models: the ledger would miss prices that
 * visitors saw, and its proofs would be false.
 */
export const ledgerDatabase = (
  database: D1Database | undefined,
  { PLATFORM_ORIGIN }: Pick<Environment, 'PLATFORM_ORIGIN'>,
): D1Database | undefined => (PLATFORM_ORIGIN === undefined ? database : undefined)
