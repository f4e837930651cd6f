/** Thrown for a resource that has no good copy while its source does not answer. */
export class Unavailable extends Error {}

/** Thrown for a load without enough time for its calls, because there are many or they were queued: its source may answer each in time. */
export class TimeTooShort extends Unavailable {}

/** Makes the function that throws when a deadline of so many milliseconds has passed. */
export const throwTooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}
