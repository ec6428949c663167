import type integralDay from '../../../entities/task-center/integral-day'
import type integralEntry from '../../../entities/task-center/integral-entry'
import { companyDay, dateOf, day, hour, instant } from '../calendar'
import { regionOf, regions } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { areaId, countryId } from './places'
import { clientIdOf, pointMoves, type PointMove } from './points-plan'
import { orderNumbers, unitCostOf } from './point-orders'
import { withdrawalNumbers } from './point-withdrawal-plan'
import { viewerAt } from './viewers'

/** A thousand points are a dollar. */
const centsOf = (points: number) => Math.round(points / 10)

const notes: Readonly<Partial<Record<PointMove['kind'], string>>> = {
  clawBack: 'Friend was an account of his own',
  storeRefund: 'Out of stock at the supplier',
}

/** Each move in its place: what is there afterwards is what was there and what came or went. */
export const integralEntryGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => pointMoves(world).length,
  row(world, index): RowOf<typeof integralEntry> {
    const move = pointMoves(world)[index]!
    const { user, at, kind, amount, balanceAfter, task, title, purchase, reverses } = move
    const places = world.once('places of moves', () => new Map(pointMoves(world).map((each, nth) => [each, nth])))
    const taken = world.once(
      'moves taken back',
      () => new Set(pointMoves(world).flatMap((each) => each.reverses ?? [])),
    )
    const date = dateOf(at).slice(2).replaceAll('-', '')
    const entryNo = `IEN${date}${String(index + 1).padStart(6, '0')}`
    const order = purchase && orderNumbers(world).get(purchase)
    const reversed = reverses && places.get(reverses)
    const back = taken.has(move) ? pointMoves(world).find((each) => each.reverses === move) : undefined
    return {
      ...{ entryNo, kind, amount, balanceAfter },
      user: world.id('user', user) ?? 0,
      direction: amount < 0 ? 'out' : 'in',
      frozenAfter: 0,
      sourceNo: task ?? order ?? withdrawalNumbers(world).get(move) ?? entryNo,
      sourceTitle: title,
      country: countryId(world, viewerAt(world, user).market.iso2),
      client: clientIdOf(world, user),
      device: world.id('device', user),
      expiresAt: amount > 0 ? instant(at + 365 * day) : null,
      reversalOf: reversed === undefined ? null : world.id('integralEntry', reversed),
      idempotencyKey: `${kind}:${task ?? order ?? 'one'}:${entryNo}`,
      note: notes[kind] ?? null,
      state: back ? 'reversed' : 'booked',
      createdAt: instant(at),
      updatedAt: instant(back?.at ?? at),
      updatedBy: null,
    }
  },
}

interface DayOfArea {
  readonly region: number
  /** The beginning of the day, in milliseconds. */
  readonly at: number
  readonly moves: readonly PointMove[]
  readonly outstanding: number
}

/** The last days of the areas in which there are points, the oldest first: what moved, and what is there at the end. */
function daysOfAreas(world: World): readonly DayOfArea[] {
  return world.once('days of points', () => {
    const length = Math.floor(world.asked('integralDay') / regions.length)
    const today = companyDay(world.calendar.now)
    const moves = pointMoves(world).map((move) => ({
      move,
      region: regionOf(viewerAt(world, move.user).market.iso2),
      date: Math.floor(move.at / day),
    }))
    const balances = regions.map(() => 0)
    for (const { move, region, date } of moves) if (date < today - length) balances[region]! += move.amount
    const days = Array.from({ length }, (_, nth) => today - length + nth).flatMap((date) =>
      regions.map((_region, region) => {
        const own = moves.flatMap((each) => (each.region === region && each.date === date ? [each.move] : []))
        balances[region]! += own.reduce((sum, { amount }) => sum + amount, 0)
        return { region, at: date * day, moves: own, outstanding: balances[region]! }
      }),
    )
    // Points are there on a day without moves too: left out, what is outstanding would fall for a day.
    return days.filter((each) => each.moves.length > 0 || each.outstanding > 0)
  })
}

/** A day of an area is the sum of its entries. */
export const integralDayGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => daysOfAreas(world).length,
  row(world, index, random): RowOf<typeof integralDay> {
    const { region, at, moves, outstanding } = daysOfAreas(world)[index]!
    const sum = (kinds: RegExp) =>
      moves.reduce((total, { kind, amount }) => total + (kinds.test(kind) ? Math.abs(amount) : 0), 0)
    const users = (isMeant: (move: PointMove) => boolean) => new Set(moves.filter(isMeant).map(({ user }) => user)).size
    const issuedByKind = {
      task: sum(/^task$/),
      signIn: sum(/^signIn$/),
      invite: sum(/^invite$/),
      activity: sum(/^activity$/),
      partner: sum(/^partner$/),
      recharge: sum(/^recharge$/),
      other: sum(/^storeRefund$/),
    }
    const issued = Object.values(issuedByKind).reduce((total, each) => total + each, 0)
    const [spent, expired] = [sum(/^(storeOrder|game|withdraw)$/), sum(/^expire$/)]
    const taskUsers = users(({ kind }) => kind === 'task' || kind === 'signIn')
    const made = Math.min(at + 26 * hour, world.calendar.now - hour / 2)
    return {
      ...{ issuedByKind, issued, spent, expired, taskUsers, outstanding },
      day: dateOf(at),
      area: areaId(world, regions[region]!.members.split(' ')[0]!),
      client: null,
      earners: users(({ amount }) => amount > 0),
      spenders: users(({ kind }) => /^(storeOrder|game|withdraw)$/.test(kind)),
      clawedBack: sum(/^clawBack$/),
      liability: centsOf(outstanding),
      withdrawn: centsOf(sum(/^withdraw$/)),
      storeCost: moves.reduce(
        (total, { kind, purchase }) => total + (kind === 'storeOrder' && purchase ? unitCostOf(purchase.price) : 0),
        0,
      ),
      // Partners pay twice what their users get.
      partnerIncome: centsOf(issuedByKind.partner) * 2,
      currency: 'USD',
      retention7d: taskUsers === 0 ? 0 : random.between(310, 560) / 10,
      burnRate: issued === 0 ? 0 : Math.min(100, Math.round(((spent + expired) / issued) * 1_000) / 10),
      createdAt: instant(made),
      updatedAt: instant(made),
      updatedBy: null,
    }
  },
}
