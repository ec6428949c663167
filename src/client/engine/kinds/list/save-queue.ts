/** A record that was saved. */
interface SavedVersion {
  readonly id: number
  readonly version: number
}

/**
 * Saves records cell by cell, one save of a record at a time. A save that was typed over a version which a save from here has
 * replaced since goes out over that newer one: nobody conflicts with himself.
 * @param send saves a body with `id` and `version`
 * @param pending called when saves of a record begin, and when the last of them has ended
 */
export function createSaveQueue<S extends SavedVersion>(
  send: (body: Readonly<Record<string, unknown>>) => Promise<S>,
  pending: (id: number, isPending: boolean) => void = () => undefined,
) {
  const last = new Map<number, Promise<unknown>>()
  const followers = new Map<string, number>()

  function newest(id: number, version: number): number {
    const next = followers.get(`${id} ${version}`)
    return next === undefined ? version : newest(id, next)
  }

  async function run(id: number, body: Readonly<Record<string, unknown>>): Promise<S> {
    const version = newest(id, Number(body.version))
    const saved = await send({ ...body, version })
    if (saved.version !== version) followers.set(`${id} ${version}`, saved.version)
    return saved
  }

  return {
    /** Saves after what is still under way for the same record, whatever becomes of that. @throws as `send` does */
    save(body: Readonly<Record<string, unknown>>): Promise<S> {
      const id = Number(body.id)
      const before = last.get(id) ?? Promise.resolve()
      const saving = before.then(
        () => run(id, body),
        () => run(id, body),
      )
      last.set(id, saving)
      pending(id, true)
      const ended = () => {
        if (last.get(id) === saving) pending(id, false)
      }
      saving.then(ended, ended)
      return saving
    },
  }
}
