/** A file that is built in: read when it is asked for, as a `data:` address. */
export type Inlined = () => Promise<string>

/** The bytes of a file that is built in. */
export async function inlined(load: Inlined): Promise<Buffer> {
  const address = await load()
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}
