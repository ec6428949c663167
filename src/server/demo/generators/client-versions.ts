import type clientVersion from '../../../entities/app-manage/client-version'
import { day, instant } from '../calendar'
import { phrases } from '../words/phrases'
import type { Generator, RowOf } from '../world'
import { clientList, codeOfVersion, dailyOf, nameOfStep, versionsPerClient } from './clients'

const releaseNotes = phrases(`
  修复若干闪退，播放更稳 | Fewer crashes, steadier playback
  新增睡眠定时与倍速记忆 | Sleep timer, and the speed is remembered
  短剧竖屏体验升级 | A better vertical player for short dramas
  直播间连麦降噪 | Less noise when guests join a live room
  全新会员中心 | A new VIP centre
  下载支持断点续传 | Downloads resume where they stopped`)

export const clientVersionGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof clientVersion> {
    const each = versionsPerClient(world)
    const client = Math.floor(index / each) % world.count('client')
    const step = index - client * each
    const fromEnd = each - 1 - (index % each)
    const state =
      fromEnd === 0
        ? 'draft'
        : fromEnd === 1
          ? 'gray'
          : fromEnd === 6
            ? 'withdrawn'
            : fromEnd === 4 && client === 0
              ? 'halted'
              : 'live'
    const publishAt = world.calendar.now - (fromEnd - 1) * 31 * day - random.int(9) * day
    const madeAt = Math.min(publishAt, world.calendar.now - day) - random.between(3, 9) * day
    return {
      createdAt: instant(state === 'draft' ? world.calendar.now - random.between(1, 6) * day : madeAt),
      client: world.id('client', client) ?? 0,
      versionName: nameOfStep(client, step),
      versionCode: codeOfVersion(client, step),
      channels: [],
      areas: [-1],
      packageFile: null,
      packageUrl: `https://dl.example.com/${clientList[client]![1]}/${codeOfVersion(client, step)}`,
      sha256: random.characters(64),
      sizeBytes: random.between(42_000_000, 118_000_000),
      releaseNotes: random.pick(releaseNotes),
      grayPercent: state === 'gray' ? random.pick([1, 5, 20]) : state === 'draft' ? 0 : 100,
      publishAt: state === 'draft' ? null : instant(Math.min(publishAt, world.calendar.now - day)),
      storeStatus: state === 'draft' ? 'none' : state === 'gray' ? 'approved' : 'live',
      crashRate: state === 'draft' ? null : Math.round(random.between(4, state === 'halted' ? 420 : 60)) / 100,
      activeUsers: state === 'draft' ? 0 : Math.round(dailyOf(world, client) * 0.5 ** Math.max(1, fromEnd - 1)),
      state,
    }
  },
}
