import type { Config } from '../config'
import { embeddedDelivery } from './embedded-delivery'
import { fcmDelivery } from './fcm-delivery'
import type { PushDelivery } from './push-delivery'

const made = new WeakMap<Config, PushDelivery>()

/** The way out to the phones that the configuration names: Firebase where there is an account, else the embedded one. */
export function deliveryOf(config: Config): PushDelivery {
  const known = made.get(config)
  if (known) return known
  const delivery = config.fcm ? fcmDelivery(config.fcm) : embeddedDelivery
  made.set(config, delivery)
  return delivery
}
