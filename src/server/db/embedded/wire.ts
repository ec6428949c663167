/**
 * The parts of the PostgreSQL wire protocol that sharing one backend needs.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

const HEADER = 5

/** What Describe and Close say they are about, other than a portal. */
const STATEMENT = 'S'.charCodeAt(0)

/** Splits a stream of typed messages (a type byte, a length that counts itself, a body) at their borders. */
export class MessageSplitter {
  #rest: Buffer = Buffer.alloc(0)

  /** Takes the next bytes and returns the messages now complete, each whole with its header. */
  push(bytes: Buffer): Buffer[] {
    let data = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    const messages: Buffer[] = []
    while (data.length >= HEADER) {
      const length = 1 + data.readInt32BE(1)
      if (data.length < length) break
      messages.push(data.subarray(0, length))
      data = data.subarray(length)
    }
    this.#rest = data
    return messages
  }
}

/** The type of a whole message, e.g. `Q`. */
export function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0)
}

/** The SQL of a Query or Parse message; empty for any other. */
export function sqlOf(message: Buffer): string {
  const body = message.subarray(HEADER)
  if (typeOf(message) === 'Q') return cString(body)
  if (typeOf(message) === 'P') return cString(body.subarray(body.indexOf(0) + 1))
  return ''
}

/**
 * A message about a prepared statement under another name, e.g. Parse or Bind; any other message, and one about the unnamed
 * statement, as it is.
 * @param rename gives the other name
 */
export function withStatementName(original: Buffer, rename: (name: string) => string): Buffer {
  const type = typeOf(original)
  const at = type === 'P' ? HEADER : type === 'B' ? original.indexOf(0, HEADER) + 1 : HEADER + 1
  const isAboutStatement = type === 'P' || type === 'B' || ('DC'.includes(type) && original[HEADER] === STATEMENT)
  const name = isAboutStatement ? cString(original.subarray(at)) : ''
  if (name === '') return original
  const rest = original.subarray(at + Buffer.byteLength(name))
  return message(type, Buffer.concat([original.subarray(HEADER, at), Buffer.from(rename(name)), rest]))
}

/** A Close message for a prepared statement. */
export function closeStatement(name: string): Buffer {
  return message('C', Buffer.concat([Buffer.from([STATEMENT]), Buffer.from(`${name}\0`)]))
}

/** The channel of a NotificationResponse. */
export function channelOf(message: Buffer): string {
  return cString(message.subarray(HEADER + 4))
}

/** The transaction state that a ReadyForQuery tells: `I` idle, `T` in a transaction, `E` in a failed one. */
export function transactionState(message: Buffer): string {
  return String.fromCharCode(message[HEADER] ?? 0)
}

/** Builds a typed message. */
export function message(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const whole = Buffer.alloc(HEADER + body.length)
  whole.write(type, 0, 'latin1')
  whole.writeInt32BE(4 + body.length, 1)
  body.copy(whole, HEADER)
  return whole
}

/** A Sync message. */
export const syncMessage = message('S')

/** A Query message. */
export function queryMessage(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

/** An ErrorResponse of severity FATAL. */
export function fatalMessage(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`))
}

/** A CopyInResponse in text format that names no columns; clients send rows after it. */
export const copyInResponse = message('G', Buffer.from([0, 0, 0]))

function cString(bytes: Buffer): string {
  const end = bytes.indexOf(0)
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end)
}
