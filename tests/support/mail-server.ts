import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** A mail server that takes messages and shows them, or refuses receivers with a given answer. */
export interface MailServer {
  readonly url: string
  /** Each as it came over the wire, headers and body. */
  readonly messages: readonly string[]
  /** What receivers are answered from now on; undefined takes them. */
  refuse: string | undefined
  /** Says nothing at all to whoever connects from now on. */
  isSilent: boolean
  stop(): Promise<void>
}

/** Starts a server that speaks as much SMTP as it takes to hand over a message (RFC 5321). */
export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = []
  const open = new Set<{ destroy(): void }>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.setEncoding('utf8')
    let rest = ''
    let content: string | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    const take = (line: string) => {
      if (running.isSilent) return
      if (content !== undefined) {
        if (line !== '.') return void (content += `${line}\n`)
        messages.push(content)
        content = undefined
        return say('250 taken')
      }
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') return say(running.refuse ?? '250 fine')
      if (verb === 'DATA') {
        content = ''
        return say('354 go on')
      }
      say(verb === 'QUIT' ? '221 bye' : '250 fine')
    }
    socket.on('error', () => undefined)
    socket.on('data', (text: string) => {
      const lines = (rest + text).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    })
    if (!running.isSilent) say('220 here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const running: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    messages,
    refuse: undefined,
    isSilent: false,
    stop: () => {
      for (const socket of open) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return running
}
