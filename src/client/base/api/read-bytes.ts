/** The content of a file by its address; undefined where it is larger than that, in bytes. @throws where it cannot be had */
export async function readBytes(address: string, most: number): Promise<ArrayBuffer | undefined> {
  const leaving = new AbortController()
  const answer = await fetch(address, { signal: leaving.signal })
  if (!answer.ok) throw new Error(`The file cannot be read: ${answer.status}.`)
  if (Number(answer.headers.get('content-length')) > most) {
    leaving.abort()
    return undefined
  }
  return answer.arrayBuffer()
}
