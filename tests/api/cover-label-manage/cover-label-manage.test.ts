import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { previewCover } from '../../../commands/cover-label-manage/label-config'
import * as labelSend from '../../../commands/cover-label-manage/label-send'
import client from '../../../src/entities/app-manage/client'
import coverLabel from '../../../src/entities/cover-label-manage/cover-label'
import coverLabelSend from '../../../src/entities/cover-label-manage/cover-label-send'
import areaConfig from '../../../src/entities/develop-manage/area-config'
import contentItem from '../../../src/entities/movie-manage/content-item'
import labelConfigPage from '../../../src/pages/cover-label-manage/label-config'
import type { Entity, Row } from '../../../src/schema/entity'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'
import { commandOf } from '../../support/declared-commands'

const past = '2020-01-01T00:00:00.000Z'

describe('cover labels', () => {
  let app: TestApp
  let boss: Caller
  beforeAll(async () => {
    app = await startTestApp()
    boss = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const now = <E extends Entity>(entity: E, { id }: { readonly id: number }) =>
    new Records(app.db, null, new Date()).get(entity, id)
  const movie = (values: Partial<Row<typeof contentItem>> = {}) =>
    app.make(contentItem, { type: 'movie', state: 'published', areas: [-1], ...values })
  const label = (values: Partial<Row<typeof coverLabel>> = {}) =>
    app.make(coverLabel, {
      enabled: true,
      applies: ['movie'],
      kind: 'custom',
      text: { zh_CN: '热', en: 'Hot' },
      ...values,
    })
  const send = (of: Row<typeof coverLabel>, contents: number[], values: Partial<Row<typeof coverLabelSend>> = {}) =>
    app.make(coverLabelSend, {
      label: of.id,
      target: 'contents',
      contents,
      startsAt: past,
      state: 'draft',
      ...values,
    })

  test('a send goes out in the areas that its label is made for, and is counted', async () => {
    const [here, there] = [await app.make(areaConfig), await app.make(areaConfig, { isoCodes: 'XX' })]
    const own = await label({ areas: [here.id] })
    const made = await send(own, [(await movie()).id], { areas: [here.id, there.id] })
    expect((await boss.run(labelSend.send, made)).code).toBe('00000')
    expect(await now(coverLabelSend, made)).toMatchObject({ state: 'scheduled', areas: [here.id], matched: 1 })
    await moveByClock(app.services, new Date())
    expect((await now(coverLabelSend, made)).state).toBe('live')
  })

  test('no send goes out with a label that is off, is for other types, or says otherwise than the access', async () => {
    const paid = (await movie({ access: 'vip' })).id
    const refused = [
      await send(await label({ enabled: false }), [paid]),
      await send(await label({ applies: ['short'] }), [paid]),
      await send(await label({ kind: 'free' }), [paid]),
      await send(await label(), []),
    ]
    for (const { id } of refused) expect((await boss.refused(labelSend.send, id)).code).toBe('B01')
  })

  test('of a send that is out only its end, its hold-out and its name change', async () => {
    const out = await send(await label(), [(await movie()).id], { state: 'live' })
    const save = (values: object) => boss.save(coverLabelSend, { id: out.id, version: out.version, ...values })
    expect((await save({ startsAt: '2021-01-01T00:00:00.000Z' })).code).toBe('A0400')
    expect((await save({ name: 'other' })).code).toBe('00000')
  })

  test('a label that is out is not deleted', async () => {
    const own = await label()
    await send(own, [(await movie()).id], { state: 'live' })
    expect((await boss.refused(commandOf(labelConfigPage, 'delete'), own)).code).toBe('B01')
  })

  test('the stronger label has the corner, and the other is told why it has not', async () => {
    const item = await movie()
    const [weak, strong] = [await label({ priority: 10 }), await label({ priority: 20 })]
    for (const each of [weak, strong]) await send(each, [item.id], { state: 'live' })
    await send(
      await label({ corner: 'bottomLeft', clients: [(await app.make(client, { name: 'other' })).id] }),
      [item.id],
      {
        state: 'live',
      },
    )
    const look = {
      content: item.id,
      area: (await app.make(areaConfig, { isoCodes: 'YY' })).id,
      client: (await app.make(client)).id,
    }
    const { data } = await boss.run(labelSend.whyLabel, look)
    expect(data.findings.map(({ caption, params }) => [caption.split('.').at(-1), params?.label])).toEqual([
      ['shown', strong.name],
      ['outranked', weak.name],
      ['otherClient', expect.any(String)],
    ])
    const preview = await boss.run(previewCover, weak, { contents: [item.id] })
    expect(preview.data.result.findings[0]).toMatchObject({ tone: 'warn', params: { other: strong.name } })
  })

  test('pasted ids join a draft, unless one of them is nothing', async () => {
    const [one, two] = [await movie(), await movie()]
    const draft = await send(await label(), [one.id])
    expect((await boss.refused(labelSend.pasteIds, draft, { pasted: `${two.id}, 99999` })).code).toBe('A0400')
    expect((await boss.run(labelSend.pasteIds, draft, { pasted: `${two.id}\n${one.id}` })).code).toBe('00000')
    expect((await now(coverLabelSend, draft)).contents).toEqual([one.id, two.id])
  })

  test('a rule reaches what it describes, and that is what its file holds', async () => {
    const [old, fresh] = [await movie({ year: 1950 }), await movie({ year: 2031 })]
    const made = await send(await label(), [], { target: 'rule', rule: { yearFrom: 2031 } as never })
    expect((await boss.run(labelSend.send, made)).code).toBe('00000')
    expect((await now(coverLabelSend, made)).matched).toBe(1)
    const { data } = await boss.run<{ result: { taskId: number } }>(labelSend.exportMatched, made)
    const task = await app.db
      .selectFrom('export_task')
      .selectAll()
      .where('id', '=', data.result.taskId)
      .executeTakeFirst()
    expect(JSON.stringify(task)).toContain(String(fresh.id))
    expect(JSON.stringify(task?.param_json)).not.toContain(`[${old.id}]`)
  })
})
