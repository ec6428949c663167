import type { Entity } from '../../../schema/entity'
import { hashOf, type Random } from '../../base/random'
import type { World } from '../world'

/** How many people look after the records of a kind. */
const team = 7

/** One of those who look after records of an entity: the same few people make most of them. */
export function staffOf(
  world: World,
  entity: Entity,
  random: Random,
  except: ReadonlySet<unknown> = new Set(),
): number | null {
  const count = world.count('account')
  if (count === 0) return null
  const start = hashOf(0, entity.service) % count
  const drawn = random.skewed(Math.min(team, count), 1.5)
  for (let next = 0; next < count; next++) {
    const id = world.id('account', start + drawn + next)
    if (!except.has(id)) return id
  }
  return null
}

/** Whether records of an entity are made by staff; ledgers and what users do are made by nobody who has an account here. */
export function isMadeByStaff(entity: Entity): boolean {
  if (entity.ledger) return false
  return !/(Record|Entry|Stat|Day|Log|Hour|Transaction|Session|Application|Report|Complaint|Submission|Standing|Inviter|Invitation|Unlock|Query|Call|Member|Round)$|^(order|wallet|cashOut|device|user|vipMember|vipCode|userDress|comment|dynamic|ugcPost|feedback|subscription|appointmentUser|integralOrder|teamUpTeam)$/.test(
    entity.name,
  )
}
