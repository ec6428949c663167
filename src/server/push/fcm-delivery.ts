import { createSign } from 'node:crypto'
import { inTime } from '../base/in-time'
import type { Answer, PushDelivery, PushMessage } from './push-delivery'

/** A service account of a Firebase project, as its key file has it. */
export interface FcmOptions {
  readonly projectId: string
  readonly clientEmail: string
  /** PEM. */
  readonly privateKey: string
}

/** How many calls stand open at once; FCM HTTP v1 takes one message a call. */
const atOnce = 50
/** In milliseconds; a provider that is silent for longer is asked again later. */
const usualPatience = 20_000
const notReached: Answer = { isTaken: false, code: 'UNAVAILABLE', isAway: true }
const tokenLifetime = 3_600
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/**
 * Firebase Cloud Messaging by its HTTP v1 API, which reaches Android, Apple and web devices; HMS devices are answered
 * `NO_ADAPTER`. The console holds no registration tokens: each app subscribes its device to the topic
 * `device-<deviceId>`. FCM tells a server nothing of what phones do with a message, so receipts stay empty, and a
 * notification cannot be taken back. Not covered by tests against Google: it needs a project of one's own.
 */
export function fcmDelivery(options: FcmOptions, patience = usualPatience): PushDelivery {
  const accessToken = tokenSource(options, patience)
  const url = `https://fcm.googleapis.com/v1/projects/${encodeURIComponent(options.projectId)}/messages:send`
  return {
    name: 'fcm',
    send: async (messages) => {
      const answers: Answer[] = []
      const send = (each: PushMessage) => sendOne({ url, accessToken, patience }, each)
      for (let start = 0; start < messages.length; start += atOnce) {
        const some = await Promise.all(messages.slice(start, start + atOnce).map(send))
        answers.push(...some)
        // The others would be waited for as long.
        if (some.every((answer) => !answer.isTaken && answer.isAway)) break
      }
      return messages.map((_each, index) => answers[index] ?? notReached)
    },
    receipt: () => ({ deliveredAt: null, shownAt: null, clickedAt: null, convertedAt: null, askAt: null }),
    remove: (sent) => Promise.resolve(sent.map(() => false)),
  }
}

interface Way {
  readonly url: string
  readonly accessToken: () => Promise<string>
  readonly patience: number
}

/** What Google answers, as far as it is read. */
interface Said {
  readonly name?: string
  readonly error?: { readonly status?: string; readonly details?: readonly { readonly errorCode?: string }[] }
}

async function sendOne({ url, accessToken, patience }: Way, message: PushMessage): Promise<Answer> {
  if (message.provider === 'hms') return { isTaken: false, code: 'NO_ADAPTER' }
  try {
    const { status, answer } = await inTime(patience, async (signal) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ message: bodyOf(message) }),
        signal,
      })
      return { status: response.status, answer: (await response.json()) as Said }
    })
    if (answer.name) return { isTaken: true, id: answer.name, askAt: null }
    const code = answer.error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? answer.error?.status
    const refusal = { isTaken: false, code: code ?? `HTTP_${status}` } as const
    return status >= 500 || status === 429 ? { ...refusal, isAway: true } : refusal
  } catch {
    return notReached
  }
}

/** A message that is sent twice, because a server died in between, replaces itself on the phone: its tag is its push. */
function bodyOf(message: PushMessage): object {
  const { push, deviceId, title, body, image, target, collapseKey, timeToLive, sound, badge } = message
  const tag = collapseKey ?? `push-${push}`
  return {
    topic: `device-${deviceId}`,
    notification: { title, body, ...(image && { image }) },
    data: { push: String(push), linkType: target.type, linkTarget: target.target },
    android: {
      ttl: `${timeToLive}s`,
      collapse_key: tag,
      notification: { tag, ...(sound && { sound: 'default' }), ...(badge && { notification_count: 1 }) },
    },
    apns: {
      headers: { 'apns-collapse-id': tag, 'apns-expiration': String(Math.floor(Date.now() / 1000) + timeToLive) },
      payload: { aps: { ...(sound && { sound: 'default' }), ...(badge && { badge: 1 }) } },
    },
    webpush: { headers: { TTL: String(timeToLive) } },
  }
}

/** Signs in as the service account, and again shortly before the token ends. */
function tokenSource({ clientEmail, privateKey }: FcmOptions, patience: number): () => Promise<string> {
  let token: Promise<string> | undefined
  let endsAt = 0
  const fetchToken = async () => {
    const now = Math.floor(Date.now() / 1000)
    const audience = 'https://oauth2.googleapis.com/token'
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { iss: clientEmail, scope, aud: audience, iat: now, exp: now + tokenLifetime }
    const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
    const signature = createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')
    return inTime(patience, async (signal) => {
      const response = await fetch(audience, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          assertion: `${unsigned}.${signature}`,
        }),
        signal,
      })
      if (!response.ok) throw new Error(`Google refused the service account ${clientEmail}: HTTP ${response.status}.`)
      return ((await response.json()) as { access_token: string }).access_token
    })
  }
  return () => {
    if (!token || Date.now() > endsAt) {
      endsAt = Date.now() + (tokenLifetime - 120) * 1000
      token = fetchToken()
      token.catch(() => (endsAt = 0))
    }
    return token
  }
}
