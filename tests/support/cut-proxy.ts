import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a server that can be cut off, or fall silent, and be mended. */
export interface CutProxy {
  /** The same address, by this way. */
  readonly address: string
  /** Breaks all connections, and refuses new ones until it is mended. */
  isCut: boolean
  /** Keeps all connections open, and takes new ones, but passes nothing on until it speaks again. */
  isSilent: boolean
  stop(): Promise<void>
}

/** @param target the address of a PostgreSQL server, as a URL: by its host and port, or by the folder of its socket (`?host=/tmp/x&port=5432`) */
export async function startCutProxy(target: string): Promise<CutProxy> {
  const address = new URL(target)
  const port = Number(address.searchParams.get('port') ?? (address.port || 5432))
  const folder = address.searchParams.get('host')
  const reach = () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, address.hostname))
  const open = new Set<Socket>()
  let isCut = false
  let isSilent = false
  const breakAll = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = reach()
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
      if (isSilent) socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as AddressInfo
  const user = address.username || (address.searchParams.get('user') ?? 'postgres')
  const password = address.password && `:${address.password}`
  return {
    address: `postgres://${user}${password}@127.0.0.1:${own}${address.pathname}`,
    get isCut() {
      return isCut
    },
    set isCut(cut) {
      isCut = cut
      if (cut) breakAll()
    },
    get isSilent() {
      return isSilent
    },
    set isSilent(silent) {
      isSilent = silent
      for (const socket of open)
        if (silent) socket.pause()
        else socket.resume()
    },
    stop: () => {
      breakAll()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
