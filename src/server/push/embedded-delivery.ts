import { fraction } from './fraction'
import type { Answer, Provider, PushDelivery, PushMessage, Receipt, Sent } from './push-delivery'
import { hourMs, minuteMs } from '../../schema/time'

/** What providers answer when a device is gone, as their documents name it. */
const goneCodes: Readonly<Record<Provider, string>> = {
  fcm: 'UNREGISTERED',
  apns: 'Unregistered',
  hms: '80300007',
  web: '410',
}

/** Of a hundred: refused as gone, and refused for another try. */
const goneShare = 0.03
const busyShare = 0.01
/** Each of those that came before: arrived, seen, opened, converted, taken back. */
const shares = { delivered: 0.94, shown: 0.72, clicked: 0.085, converted: 0.22, removed: 0.8 }
const seconds = 1_000

/**
 * A provider without phones, for installations that have no account with a real one: it takes messages and SIMULATES
 * what becomes of them. Nobody receives anything. Each outcome follows from the push and the user alone, so that the
 * same message always meets the same fate, however often it is asked about: 96 % are taken, 94 % of those arrive
 * within seconds, 72 % of those are seen within two hours, 8.5 % of those are opened within three days.
 */
export const embeddedDelivery: PushDelivery = {
  name: 'embedded',
  send: (messages, now) => Promise.resolve(messages.map((message) => answer(message, now))),
  receipt,
  remove: (sent) => Promise.resolve(sent.map(({ push, user }) => fraction('removed', push, user) < shares.removed)),
}

function answer({ push, user, deviceId, provider }: PushMessage, now: Date): Answer {
  const fate = fraction('taken', push, user, deviceId)
  if (fate < goneShare) return { isTaken: false, code: goneCodes[provider] }
  if (fate < goneShare + busyShare) return { isTaken: false, code: 'UNAVAILABLE' }
  const id = `embedded:${push}:${user}:${Math.floor(fate * 2 ** 32).toString(36)}`
  return { isTaken: true, id, askAt: receipt({ push, user, sentAt: now }, now).askAt }
}

function receipt({ push, user, sentAt }: Sent, now: Date): Receipt {
  const draw = (what: string) => fraction(what, push, user)
  const plan: (number | null)[] = [null, null, null, null]
  if (draw('delivered') < shares.delivered) {
    plan[0] = sentAt.getTime() + 300 + draw('delivered after') * 4 * seconds
    if (draw('shown') < shares.shown) {
      plan[1] = plan[0] + draw('shown after') ** 4 * 2 * hourMs
      if (draw('clicked') < shares.clicked) {
        plan[2] = plan[1] + seconds + tail(draw('clicked after'))
        if (draw('converted') < shares.converted) plan[3] = plan[2] + minuteMs + draw('converted after') * 23 * hourMs
      }
    }
  }
  const until = (moment: number | null | undefined) =>
    typeof moment === 'number' && moment <= now.getTime() ? new Date(moment) : null
  const next = plan.find((moment) => moment !== null && moment > now.getTime())
  return {
    deliveredAt: until(plan[0]),
    shownAt: until(plan[1]),
    clickedAt: until(plan[2]),
    convertedAt: until(plan[3]),
    askAt: typeof next === 'number' ? new Date(next) : null,
  }
}

/** Most open a notification within minutes, a few within three days. */
function tail(draw: number): number {
  return Math.min(70 * hourMs, -Math.log(1 - draw * 0.999) * 9 * minuteMs * (draw > 0.9 ? 12 : 1))
}
