/** Thrown for a resource whose source does not answer and that has no good copy. */
export class Unavailable extends Error {}

/** Thrown for a list that takes several calls and had no time for all of them: its source may answer each in time. */
export class ListTooLate extends Unavailable {}

/** Makes the function that throws when a deadline of so many milliseconds has passed. */
export const throwTooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}
