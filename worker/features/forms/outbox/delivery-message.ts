import * as v from 'valibot'

/** The content of a queue message: the id of a submission with rows in the outbox, and none of the visitor's data. */
export const deliveryMessage = v.object({ submission: v.string() })
export type DeliveryMessage = v.InferOutput<typeof deliveryMessage>
