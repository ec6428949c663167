import * as commands from '../../../../../commands/live-config/biscuits-exchange'
import * as recordCommands from '../../../../../commands/live-config/biscuits-exchange/records'
import anchorEntity from '../../../../entities/live-manage/anchor'
import biscuitExchange from '../../../../entities/live-config/biscuit-exchange'
import biscuitExchangeRecord from '../../../../entities/live-config/biscuit-exchange-record'
import type { Row } from '../../../../schema/entity'
import { defineRules, handle, handlePage } from '../../../operations/handler'
import { badField, refused } from '../../../pipeline/errors'
import type { Context } from '../../../pipeline/operation'
import { moveCurrency } from '../../commodity/ledger'
import { shareArea } from '../../overlap'
import { checkPeriod } from '../../period'

type Exchange = Row<typeof biscuitExchangeRecord>

/** Biscuits leave and coins arrive in one transaction. */
export const approvingExchange = handle(recordCommands.approve, {
  undo: 'never',
  check: inCoins,
  run: async (context, row) => {
    await move(context, row, 1)
    await context.records.update(biscuitExchangeRecord, row, { state: 'done' })
  },
})

/** The same backwards, while the wallet still holds the coins. */
export const reversingExchange = handle(recordCommands.reverse, {
  undo: 'never',
  check: inCoins,
  run: async (context, row, { decisionNote }) => {
    await move(context, row, -1)
    await context.records.update(biscuitExchangeRecord, row, { state: 'reversed', decisionNote })
  },
})

/** What is not coins was handed out by the app, and is taken back there. */
function inCoins(_context: Context, { getKind }: Exchange): Promise<true | string> {
  return Promise.resolve(getKind === 'coins' || 'live-config.biscuits-exchange.notCoins')
}

async function move(context: Context, row: Exchange, sign: 1 | -1): Promise<void> {
  const { user } = await context.records.get(anchorEntity, row.anchor)
  const scene = sign === 1 ? 'exchange' : 'reversal'
  const sourceNo = row.exchangeNo ?? `exchange-${row.id}`
  await moveCurrency(context, { user, currency: 'coin', amount: sign * (row.getAmount ?? 0), scene, sourceNo })
  await moveCurrency(context, { user, currency: 'biscuit', amount: -sign * (row.biscuits ?? 0), scene, sourceNo })
}

export const stoppingExchange = handlePage(commands.stopExchange, {
  preview: async (context, { areas }) => countOf(await tiersIn(context, areas, true)),
  run: async (context, { areas }) => {
    for (const tier of await tiersIn(context, areas, true))
      await context.records.update(biscuitExchange, tier, { enabled: false })
  },
})

export const startingExchange = handlePage(commands.startExchange, {
  preview: async (context, { areas }) => countOf(await tiersIn(context, areas, false)),
  run: async (context, { areas }) => {
    for (const tier of await tiersIn(context, areas, false))
      await context.records.update(biscuitExchange, tier, { enabled: true })
  },
})

async function tiersIn({ records }: Context, areas: readonly number[], enabled: boolean) {
  const tiers = await records.where(biscuitExchange, { state: 'active', enabled })
  return tiers.filter((tier) => shareArea(tier.areas, areas))
}

function countOf({ length }: readonly unknown[]) {
  return { total: length, eligible: length, reasons: [] }
}

/** What of a tier may change while it is active. */
const loose = new Set(['state', 'enabled', 'order', 'approvedBy'])

export const exchangeRules = defineRules(biscuitExchange, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const written = Object.keys(draft).filter((name) => !loose.has(name))
    if (current && current.state !== 'draft' && written.length > 0)
      throw refused('live-config.biscuits-exchange.notDraft')
    const next = { ...current, ...draft } as Row<typeof biscuitExchange>
    if (next.getKind === 'gift' && !next.gift) throw badField('gift', 'error.required')
    const rate = (next.getAmount + (next.bonus ?? 0)) / next.biscuits
    return Promise.resolve({ unitRate: next.getKind === 'coins' ? Math.round(rate * 10_000) / 10_000 : null })
  },
})
