import * as v from 'valibot'

/** What the queue carries: the id of a submission with rows in the outbox, and no word of the visitor. */
export const deliveryMessage = v.object({ submission: v.string() })
export type DeliveryMessage = v.InferOutput<typeof deliveryMessage>
