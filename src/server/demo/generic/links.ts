import { CONTENT_TYPES, type ContentType, type DeepLink } from '../../../fields/deepLink/field'
import { entityOf, leadsToAddress } from '../../../fields/deepLink/target'
import type { FieldFacts } from '../field-facts'
import type { Making } from './references'

const addresses: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  INNER_URL: ['/events/spring', '/vip', '/tasks', '/rank/hot', '/live/party'],
  OUTER_URL: ['https://www.example.com/events/summer', 'https://help.example.org/payments'],
  APP_URL: ['app://vip/plans', 'app://wallet', 'app://live/rooms'],
}

/** A link into the app: to a record that exists where its type leads to records. */
export function linkFrom({ world, random }: Making, field: FieldFacts): DeepLink {
  const allowed = (field.of ?? CONTENT_TYPES) as readonly ContentType[]
  const usable = allowed.filter((type) => leadsToAddress(type) || world.count(entityOf(type) ?? '') > 0)
  const type = random.pick(usable.length > 0 ? usable : allowed)
  if (leadsToAddress(type)) return { type, target: random.pick(addresses[type] ?? ['/home']) }
  const entity = entityOf(type)
  const count = entity ? world.count(entity) : 0
  return {
    type,
    target: String(entity && count > 0 ? world.id(entity, random.skewed(count, 1.5)) : random.between(1, 100)),
  }
}
