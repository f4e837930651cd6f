/** A run of work that comes in rounds. */
export interface Run {
  /** Epoch milliseconds. */
  readonly began: number
  /** Whether the run's time is over. */
  readonly isOver: () => boolean
}

export function beginRun(now: () => number, milliseconds: number): Run {
  const began = now()
  return { began, isOver: () => now() >= began + milliseconds }
}

/** Rounds of one kind: D1 takes a thousand statements of one run of the worker. */
const MOST_ROUNDS = 50

/** Repeats a round until it resolves to false because nothing is left to do, or the time of the run is over. */
export async function runRounds(run: Run, round: () => Promise<boolean>): Promise<void> {
  for (let count = 0; count < MOST_ROUNDS; count++) if (!(await round()) || run.isOver()) return
}
