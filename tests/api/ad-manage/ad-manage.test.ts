import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as adList from '../../../commands/ad-manage/ad-list'
import { exportInvoice } from '../../../commands/ad-manage/ad-report'
import { killAll, restoreAll, disableSource, enableSource } from '../../../commands/ad-manage/ad-switch'
import * as brandTakeoverCommands from '../../../commands/ad-manage/brand-takeover'
import { addCue, moveCue, removeCue, whatShows } from '../../../commands/ad-manage/reveal-ad'
import ad from '../../../src/entities/ad-manage/ad'
import adDailyStat from '../../../src/entities/ad-manage/ad-daily-stat'
import adSlot from '../../../src/entities/ad-manage/ad-slot'
import adSwitch from '../../../src/entities/ad-manage/ad-switch'
import advertiser from '../../../src/entities/ad-manage/advertiser'
import brandTakeover from '../../../src/entities/ad-manage/brand-takeover'
import revealAd from '../../../src/entities/ad-manage/reveal-ad'
import episode from '../../../src/entities/movie-manage/episode'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Records } from '../../../src/server/db/records'
import { startTestApp } from '../../support/test-app'
import type { Caller } from '../../support/caller'
import type { TestApp } from '../../support/test-app'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const list = 'AdManage:adList'
const line = (source: string, isOut = false) => ({ source, timeoutMs: 3000, weight: 100, isOut })

describe('advertising', () => {
  let app: TestApp
  let as: Caller
  let asAnother: Caller
  beforeAll(async () => {
    app = await startTestApp()
    as = app.as(await app.staff('super'))
    asAnother = app.as(await app.staff('super'))
  })
  afterAll(() => app.stop())

  const records = () => new Records(app.db, null, new Date())
  const readAd = async (id: number) => (await records().where(ad, { id }))[0]

  it('an ad costs no more a day than in all, and needs a budget unless it is flat or of the house', async () => {
    const { id, version } = await app.make(ad, { budget: 1000, startsAt: inDays(1), endsAt: inDays(9) })
    const save = (body: object) => as.save(ad, { id, version, ...body })
    expect(await save({ dailyBudget: 2000 })).toMatchObject({ code: 'A0400', data: { field: 'dailyBudget' } })
    expect(await save({ budget: null, billing: 'cpm' })).toMatchObject({ code: 'A0400', data: { field: 'budget' } })
    expect(await save({ endsAt: inDays(0.5) })).toMatchObject({ code: 'A0400', data: { field: 'endsAt' } })
    expect(await save({ budget: null, billing: 'flat' })).toMatchObject({ code: '00000' })
  })

  it('a change of what was approved asks for approval anew, and a running ad is paused first', async () => {
    const values = { budget: 1000, startsAt: inDays(1), endsAt: inDays(9) }
    const scheduled = await app.make(ad, { ...values, state: 'scheduled' })
    const running = await app.make(ad, { ...values, state: 'running' })
    const save = ({ id, version }: { id: number; version: number }) => as.save(ad, { id, version, price: 99 })
    expect(await save(scheduled)).toMatchObject({ code: '00000' })
    expect(await readAd(scheduled.id)).toMatchObject({ state: 'awaitingApproval', price: 99 })
    expect(await save(running)).toMatchObject({ code: 'B01' })
  })

  it('nobody approves an ad of their own, and betting needs a right of its own', async () => {
    const betting = await app.make(advertiser, { name: 'Bets', industry: 'betting', licence: 'uploads/l.pdf' })
    const author = await app.staff('super')
    const created = await app.as(author).save(ad, {
      name: 'Own',
      advertiser: betting.id,
      slots: [(await app.make(adSlot)).id],
      format: 'image',
      landing: { type: 'OUTER_URL', target: 'https://bets.example/' },
      areas: [-1],
      startsAt: inDays(1),
      endsAt: inDays(2),
      billing: 'house',
    })
    const { id } = created.data
    await app.as(author).run(adList.submit, id)
    expect(await app.as(author).refused(adList.approve, id)).toMatchObject({ code: 'B01' })
    const plain = app.as(await app.staff([list, `${list}.approve`]))
    expect(await plain.refused(adList.approve, id)).toMatchObject({ code: 'B01' })
    expect(await readAd(id)).toMatchObject({ state: 'awaitingApproval' })
    const trusted = app.as(await app.staff([list, `${list}.approve`, `${list}.approveSensitive`]))
    expect(await trusted.run(adList.approve, id)).toMatchObject({ code: '00000' })
    expect(await readAd(id)).toMatchObject({ state: 'scheduled' })
  })

  it('a budget rises by half at most without a second person', async () => {
    const { id } = await app.make(ad, { budget: 1000, startsAt: inDays(1), endsAt: inDays(9) })
    expect(await as.refused(adList.setBudget, id, { budget: 1600, reason: 'more' })).toMatchObject({ code: 'B01' })
    expect(await as.run(adList.setBudget, id, { budget: 1500, reason: 'more' })).toMatchObject({ code: '00000' })
    expect(await as.run(adList.raiseBudget, id, { budget: 9000, reason: 'more' })).toMatchObject({
      code: '00000',
      data: { approvalIds: [expect.any(Number)] },
    })
    expect(await readAd(id)).toMatchObject({ budget: 1500 })
  })

  it('finance and betting show their licence', async () => {
    const owner = (await app.staff('super')).id
    const save = (body: object) =>
      as.save(advertiser, { name: 'Bank', kind: 'direct', industry: 'finance', owner, ...body })
    expect(await save({})).toMatchObject({ code: 'A0400', data: { field: 'licence' } })
    expect(await save({ licence: 'uploads/l.pdf' })).toMatchObject({ code: '00000' })
  })

  it('the kill switch turns off what reaches an area, and lets it on again', async () => {
    const waterfall = [line('AdMob')]
    const here = await app.make(adSwitch, { areas: [-1], enabled: true, waterfall })
    const kill = { areas: [-1], until: inDays(1), reason: 'malware' }
    expect(await as.refused(killAll, { ...kill, until: inDays(-1) })).toMatchObject({
      code: 'B01',
    })
    expect(await as.run(killAll, kill)).toMatchObject({ code: '00000' })
    const read = async () => (await records().where(adSwitch, { id: here.id }))[0]
    expect(await read()).toMatchObject({ offReason: 'malware' })
    expect(await as.run(restoreAll, { reason: 'safe' })).toMatchObject({ code: '00000' })
    expect(await read()).toMatchObject({ offUntil: null, offReason: null })
  })

  it('a network that is taken out keeps its line in every waterfall', async () => {
    const { id } = await app.make(adSwitch, { waterfall: [line('AdMob'), line('direct')] })
    const read = async () => (await records().where(adSwitch, { id }))[0]?.waterfall
    const out = { source: 'AdMob', reason: 'fraud' }
    await as.run(disableSource, out)
    expect(await read()).toEqual([line('AdMob', true), line('direct')])
    await as.run(enableSource, { source: 'AdMob' })
    expect(await read()).toEqual([line('AdMob'), line('direct')])
  })

  it('cues of a reveal ad stand a minute apart, and VIP users see those of the house alone', async () => {
    const direct = await app.make(advertiser, { name: 'Shop', kind: 'direct' })
    const row = await app.make(revealAd, { advertiser: direct.id, startsAt: inDays(1), endsAt: inDays(9) })
    const save = (body: object) => as.save(revealAd, { id: row.id, version: row.version, ...body })
    const titles = (seconds: number) => [
      {
        target: { type: 'MOVIE', target: '1' },
        cues: [
          { atSeconds: 60, forSeconds: 5 },
          { atSeconds: seconds, forSeconds: 5 },
        ],
      },
    ]
    expect(await save({ titles: titles(110) })).toMatchObject({ code: 'A0400', data: { field: 'titles' } })
    expect(await save({ titles: titles(180), includeVip: true })).toMatchObject({ data: { field: 'includeVip' } })
    expect(await save({ titles: titles(180) })).toMatchObject({ code: '00000' })
  })

  it('cues are marked on the film of an episode, moved and removed there, by the rules of the form', async () => {
    const one = await app.make(episode)
    const target = { type: 'MOVIE' as const, target: '1' }
    const titles = [
      { target: { type: 'MOVIE' as const, target: '2' }, episodes: [], cues: [{ atSeconds: 40, forSeconds: 5 }] },
      { target, episodes: [one.id], cues: [{ atSeconds: 90, forSeconds: 7 }] },
    ]
    const made = await app.make(revealAd, { state: 'draft', areas: [-1], titles })
    const cues = async () => (await records().where(revealAd, { id: made.id }))[0]?.titles?.map((each) => each.cues)
    const refusedField = async (from: number, to: number) =>
      (await as.refused(addCue, made.id, { from, to })).data as { field?: string }
    expect(await refusedField(20, 25)).toMatchObject({ field: 'from' })
    expect(await refusedField(200, 240)).toMatchObject({ field: 'to' })
    expect(await refusedField(120, 125)).toMatchObject({ field: 'from' })
    const { data } = await as.run(addCue, made.id, { from: 30, to: 36 })
    const first = { atSeconds: 40, forSeconds: 5 }
    const added = { atSeconds: 30, forSeconds: 6 }
    expect(await cues()).toEqual([[first], [added, { atSeconds: 90, forSeconds: 7 }]])
    await as.undo(data.auditIds)
    expect(await cues()).toEqual([[first], [{ atSeconds: 90, forSeconds: 7 }]])
    await as.run(addCue, made.id, { from: 30, to: 36 })
    await as.run(moveCue, made.id, { cue: 2, from: 100, to: 110 })
    expect(await cues()).toEqual([[first], [added, { atSeconds: 100, forSeconds: 10 }]])
    await as.run(removeCue, made.id, { cue: 1 })
    expect(await cues()).toEqual([[first], [{ atSeconds: 100, forSeconds: 10 }]])
    expect(await as.refused(removeCue, made.id, { cue: 2 })).toMatchObject({ data: { field: 'cue' } })
    const without = await app.make(revealAd, { state: 'draft', areas: [-1], titles: titles.slice(0, 1) })
    expect(await as.refused(addCue, without.id, { from: 30, to: 36 })).toMatchObject({ data: { field: 'from' } })
  })

  it('tells which reveal ads stand in an episode', async () => {
    const one = await app.make(episode)
    const cues = [{ atSeconds: 90, forSeconds: 7 }]
    const target = { type: 'MOVIE' as const, target: '1' }
    const titles = [{ target, episodes: [one.id], cues }]
    await app.make(revealAd, { name: 'Cola', state: 'running', enabled: true, areas: [-1], titles })
    const shown = await as.run(whatShows, { episode: one.id })
    expect(shown).toMatchObject({ data: { findings: [{ params: { name: 'Cola', seconds: 7 }, value: '00:01:30' }] } })
  })

  it('dates are reserved as long as shares make 100 percent, for 7 days at most', async () => {
    const values = { areas: [-1], startsAt: inDays(10), endsAt: inDays(12), parts: ['splash' as const] }
    await app.make(brandTakeover, { ...values, state: 'scheduled', sharePercent: 60 })
    const next = await app.make(brandTakeover, { ...values, sharePercent: 50 })
    const reserve = (id: number) => as.run(brandTakeoverCommands.reserve, id)
    expect(await reserve(next.id)).toMatchObject({ code: 'B01' })
    const later = await app.make(brandTakeover, { ...values, startsAt: inDays(20), endsAt: inDays(22) })
    expect(await reserve(later.id)).toMatchObject({ code: '00000' })
    const long = { id: next.id, version: next.version, endsAt: inDays(18) }
    expect(await as.save(brandTakeover, long)).toMatchObject({ code: 'A0400' })
  })

  it('a takeover is approved when each part has something to show', async () => {
    const { id } = await app.make(brandTakeover, { state: 'awaitingApproval', parts: ['splash', 'preRoll'] })
    const approve = (caller: Caller) => caller.refused(brandTakeoverCommands.approve, id)
    expect(await approve(asAnother)).toMatchObject({ code: 'B01' })
    const assets = { preRoll: (await app.make(ad)).id }
    const whole = await app.make(brandTakeover, {
      state: 'awaitingApproval',
      parts: ['splash', 'preRoll'],
      splashImage: 'a.png',
      assets,
    })
    const asked = await asAnother.run(brandTakeoverCommands.approve, whole)
    expect(asked).toMatchObject({ code: '00000', data: { approvalIds: [expect.any(Number)] } })
  })

  it('proposes what was promised and not delivered as a draft of the house', async () => {
    await app.make(adSlot, { page: 'launch', enabled: true })
    const landing = { type: 'OUTER_URL' as const, target: 'https://cola.example/' }
    const figures = { goalImpressions: 1000, impressions: 400 }
    const row = await app.make(brandTakeover, { ...figures, state: 'ended', landing, areas: [-1] })
    const made = await as.run(brandTakeoverCommands.makeGood, row)
    expect(made).toMatchObject({ code: '00000' })
    const [draft] = await records().where(ad, { goalImpressions: 600 })
    expect(draft).toMatchObject({ state: 'draft', billing: 'house', advertiser: row.advertiser })
  })

  it('an invoice waits for the last estimated day of its month', async () => {
    const holder = await app.make(advertiser, { name: 'Invoiced' })
    const stat = { advertiser: holder.id, slot: (await app.make(adSlot)).id, currency: 'USD', revenue: 1250 }
    await app.make(adDailyStat, { ...stat, day: '2026-05-01', source: 'direct', estimated: false, impressions: 10 })
    const ask = (month: string) => as.run(exportInvoice, { advertiser: holder.id, month })
    expect(await ask('2026-05')).toMatchObject({ data: { findings: [{ value: '12.50 USD' }] } })
    await app.make(adDailyStat, { ...stat, day: '2026-05-02', source: 'direct', estimated: true })
    expect(await ask('2026-05')).toMatchObject({ code: 'B01' })
  })

  it('what is scheduled starts in time, and what is over ends', async () => {
    const begun = await app.make(ad, { state: 'scheduled', startsAt: inDays(-1), endsAt: inDays(1) })
    const over = await app.make(ad, { state: 'paused', startsAt: inDays(-3), endsAt: inDays(-1) })
    const ahead = await app.make(ad, { state: 'scheduled', startsAt: inDays(1), endsAt: inDays(2) })
    await moveByClock(app.services, new Date())
    const states = await Promise.all([begun, over, ahead].map(async ({ id }) => (await readAd(id))?.state))
    expect(states).toEqual(['running', 'ended', 'scheduled'])
  })
})
