import { describe, expect, test } from 'vitest'
import type { Entity } from '../../../src/schema/entity'
import { registry } from '../../../src/server/base/declarations'
import { demoRows, demoWorld } from '../../../src/server/demo/demo-rows'
import { fieldsOf } from '../../../src/server/demo/field-facts'
import { loadOrder } from '../../../src/server/demo/load-order'
import { type DemoRow } from '../../../src/server/demo/world'

const now = Date.UTC(2026, 10, 25, 9)
const sizes = { user: 2_000, device: 2_000, comment: 1_000, order: 1_000, currencyEntry: 1_000, goodsRecord: 1_000 }
const world = demoWorld({ registry, seed: 9, now, sizes })
const tables = new Map(
  loadOrder(registry)
    .flat()
    .map((name) => [name, [...demoRows(world, name)]]),
)
const rowsOf = (name: string): readonly DemoRow[] => tables.get(name) ?? []
const entities = [...registry.entities.values()]
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The first record of each field that a rule does not hold for. */
function breaches(entity: Entity, types: readonly string[], isWrong: (value: unknown, name: string) => boolean) {
  return fieldsOf(entity)
    .filter(([, { type }]) => types.includes(type))
    .flatMap(([name]) => {
      const row = rowsOf(entity.name).find((each) => each[name] !== null && isWrong(each[name], name))
      return row ? [`${entity.name}.${name}: ${JSON.stringify(row[name])}`] : []
    })
}

describe('languages', () => {
  test('a text in several languages is there in Chinese and in English, and the English one is English', () => {
    const wrong = entities.flatMap((entity) =>
      breaches(entity, ['captions'], (value) => {
        const { zh_CN: zh, en } = isRecord(value) ? value : {}
        return typeof zh !== 'string' || typeof en !== 'string' || isChinese(en)
      }),
    )
    expect(wrong).toEqual([])
  })

  test('what staff write is written in English, the language they share; what others write stays as it was written', () => {
    const wrong = entities.flatMap((entity) =>
      breaches(entity, ['string', 'text', 'richText'], (value) => isChinese(String(value))),
    )
    expect(wrong.filter((breach) => !byOthers.test(breach))).toEqual([])
  })
})

/** Names of people and titles in their own script, and what viewers, hosts and the films themselves say. */
const byOthers =
  /^((account|anchor)\.realName|reviewer\.name|guild\.(name|companyName|contactName)|guildRoom\.name|language\.nativeName|up\.name|user\.|(approval|auditEntry)\.recordTitle|(star|crawledStar)\.originalName|(contentItem|movie|series|short)\.originalTitle|translationTerm\.term|subtitleCue\.|liveMusic\.|(liveRoom|liveSession)\.title|watchRoom\.name|(anchor|escort)\.intro|\w+\.appealText|(comment|dynamic|ugcReport)\.text|contentBatchRow\.(before|after)|ugcPost\.(title|text|asrText|ocrText)|escortOrder\.comment|escortComplaint\.description|communityReport\.details|feedback\.content|feedbackReply\.|taskSubmission\.proofText|liveInspection\.transcript|order\.productName|payoutAccount\.bank|agentTransfer\.userAsked|aiSearchQuery\.text|(searchHotWord|shortSearchWord|sensitiveWord)\.word|staffAnnouncement\.body)/

describe('names', () => {
  test('nothing is called by a name with a country or a group behind it', () => {
    const suffix = / · (Indonesia|Mexico|Middle East|HK, Macao, Taiwan|newcomers|Android|TV|weekend|VIP|Malaysia)\b/
    const wrong = entities
      .filter(({ name }) => name !== 'market')
      .flatMap((entity) => breaches(entity, ['string', 'captions'], (value) => suffix.test(JSON.stringify(value))))
    expect(wrong.filter((breach) => !/^(subscription|order|coinPack|vipGoods)/.test(breach))).toEqual([])
  })
})

describe('states and dates', () => {
  const spans = [
    ['startsAt', 'endsAt'],
    ['startAt', 'endAt'],
  ] as const
  const over = ['ended', 'expired', 'settled', 'closed']
  const running = ['running', 'live', 'active']

  test('what is over has ended, what runs has begun and not ended', () => {
    // Access may be taken back before the day that it would have ended on.
    const spanning = entities.filter(({ name }) => name !== 'accessRequest')
    const wrong = spanning.flatMap(({ name }) =>
      rowsOf(name)
        .filter((row) =>
          spans.some(([from, to]) => {
            const [begins, ends] = [Date.parse(String(row[from])), Date.parse(String(row[to]))]
            const state = String(row['state'])
            return (over.includes(state) && ends > now) || (running.includes(state) && (begins > now || ends < now))
          }),
        )
        .slice(0, 1)
        .map(
          (row) =>
            `${name} ${JSON.stringify([row['state'], row['startsAt'], row['endsAt'], row['startAt'], row['endAt']])}`,
        ),
    )
    expect(wrong).toEqual([])
  })
})
