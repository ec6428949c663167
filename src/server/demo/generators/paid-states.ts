const paidStates = new Set<unknown>([
  'delivered',
  'refunded',
  'partlyRefunded',
  'chargedBack',
  'deliveryFailed',
  'paid',
])

/** Whether an order of that state was paid, whatever came of it then. */
export function isPaid(state: unknown): boolean {
  return paidStates.has(state)
}
