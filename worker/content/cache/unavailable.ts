/** A resource of which there is neither an answer of its source nor a good copy. */
export class Unavailable extends Error {}

/** What a deadline of so many milliseconds throws when it has passed. */
export const throwTooLate = (milliseconds: number) => (): never => {
  throw new Unavailable(`no answer within ${milliseconds} ms`)
}
