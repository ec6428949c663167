import * as commands from '../../../../../../commands/develop-manage/dic-list/items/[constantId]'
import constant from '../../../../../entities/develop-manage/constant'
import constantItem from '../../../../../entities/develop-manage/constant-item'
import type { Entity, Row } from '../../../../../schema/entity'
import type { Finding, Findings } from '../../../../../schema/findings'
import { maxMoved, moveReferences } from '../../../../domain/titles/move-references'
import { namesOf, usesOfItem } from '../../../../domain/areas/dictionary-rules'
import { choosingFields, idsHolding } from '../../../../operations/dictionary-uses'
import { handlers } from '../../../../operations/handler'
import { listOf, usesOf } from '../../../../operations/uses-of'
import { refused } from '../../../../base/errors'
import type { Context } from '../../../../pipeline/operation'

export default handlers(commands, {
  /** A dictionary has one item that forms begin with: the one before steps back. */
  setDefault: {
    undo: 'image',
    check: async (_context, { enabled }) => enabled || 'develop-manage.dic-list-items.defaultOff',
    run: async ({ records }, item) => {
      for (const former of await records.where(constantItem, { constant: item.constant, default: true }))
        if (former.id !== item.id) await records.update(constantItem, former, { default: false })
      await records.update(constantItem, item, { default: true })
    },
  },

  /** The records that hold an item, field by field, and those that refer to it. */
  showUses: {
    run: async (context, item): Promise<Findings> => {
      const { key } = await context.records.get(constant, item.constant)
      const held = (await usesOfItem(context, key, item)).map(({ place, count }): Finding => {
        const to = listOf(context, place.entity)
        const isOffered = to !== undefined && place.member === undefined
        return {
          caption: 'findings.usedAs',
          params: namesOf(context, place),
          value: count,
          ...(isOffered && { to: `${to}?${place.field}=${encodeURIComponent(item.value)}` as const }),
        }
      })
      const { findings } = await usesOf(context, constantItem, item.id)
      return { findings: [...held, ...findings] }
    },
  },

  /** Records go over to an item of the same dictionary; this one is kept, switched off, for what was written before. */
  replaceUses: {
    undo: 'image',
    check: async ({ records }, row, { replacedBy }) => {
      if (!replacedBy) return true
      if (replacedBy === row.id) return 'develop-manage.dic-list-items.itself'
      const other = await records.find(constantItem, replacedBy)
      return (other?.constant === row.constant && other.enabled) || 'develop-manage.dic-list-items.otherDictionary'
    },
    run: async (context, row, { replacedBy }) => {
      const { records } = context
      const { key } = await records.get(constant, row.constant)
      const moved =
        (await moveReferences(context, constantItem, row.id, replacedBy, [constantItem])) +
        (await moveChoices(context, key, row.value, (await records.get(constantItem, replacedBy)).value))
      await records.update(constantItem, row, { enabled: false, replacedBy, default: false })
      return { moved }
    },
  },
})

/** Has every record that holds an item of a dictionary hold another. @throws B01 where they are too many for one call */
async function moveChoices(context: Context, key: string, from: string, into: string): Promise<number> {
  let count = 0
  for (const place of choosingFields(context.services.registry, key)) {
    const { entity, field, member } = place
    const ids = await idsHolding(context.db, place, from, maxMoved - count + 1)
    count += ids.length
    if (count > maxMoved) throw refused('error.tooManyTogether', { max: maxMoved })
    for (const id of ids) {
      const row: Row<Entity> = await context.records.get(entity, id)
      const held = (row as Readonly<Record<string, unknown>>)[field]
      const value = member === undefined ? into : linesWith(held, member, from, into)
      await context.records.update(entity, row, { [field]: value } as Partial<Row<Entity>>)
    }
  }
  return count
}

function linesWith(lines: unknown, member: string, from: string, into: string): unknown {
  if (!Array.isArray(lines)) return lines
  return (lines as Readonly<Record<string, unknown>>[]).map((line) =>
    line[member] === from ? { ...line, [member]: into } : line,
  )
}
