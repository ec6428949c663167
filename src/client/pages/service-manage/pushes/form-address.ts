/** The moment, as an ISO string, that the address of a push form asks for; undefined where it asks for none that there is. */
export function sendAtIn(search: string): string | undefined {
  const moment = Date.parse(new URLSearchParams(search).get('sendAt') ?? '')
  return Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
}

/** The id of the group of users that the address of a push form asks for; undefined where it asks for none. */
export function groupIn(search: string): number | undefined {
  const id = Number(new URLSearchParams(search).get('userGroup'))
  return Number.isInteger(id) && id > 0 ? id : undefined
}
