/** Thrown by a tracker when a fact is not there yet: resolve again once `settled`. */
export class Pending extends Error {
  readonly settled: Promise<unknown>

  constructor(settled: Promise<unknown>) {
    super('a fact is not there yet')
    this.settled = settled
  }
}
