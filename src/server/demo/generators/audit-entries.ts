import type auditEntry from '../../../entities/staff-manage/audit-entry'
import { instant } from '../calendar'
import { weights, weightsOf, type Random } from '../random'
import { auditReasons } from '../words/staff-texts'
import type { Generator, RowOf } from '../world'

const auditKinds = weights([
  ['signIn', 18],
  ['edit', 30],
  ['command', 24],
  ['create', 9],
  ['export', 6],
  ['reveal', 5],
  ['approve', 4],
  ['delete', 2],
  ['signInFailed', 2],
] as const)

const audited = [
  ['user', 'UserManage:userList', '/user-manage/user-list', ['ban', 'disable', 'edit', 'reveal']],
  ['blacklistEntry', 'UserManage:userBlackList', '/user-manage/user-black-list', ['lift', 'edit']],
  ['series', 'MovieManage:seriesList', '/movie-manage/series-list', ['publish', 'takeDown', 'edit']],
  ['episode', 'MovieManage:seriesResources', '/movie-manage/series-resources', ['enable', 'disable', 'edit']],
  ['push', 'ServiceManage:pushList', '/service-manage/push-list', ['submit', 'approve', 'cancel', 'edit']],
] as const

export const auditEntryGenerator: Generator = {
  distinct: true,
  row(world, _index, random): RowOf<typeof auditEntry> {
    const kind = random.weighted(auditKinds)
    const moment = world.calendar.officeMoment(random)
    const isSignIn = kind === 'signIn' || kind === 'signInFailed'
    const [entity, code, page, verbs] = random.pick(audited)
    const verb = kind === 'command' ? random.pick(verbs) : kind === 'reveal' ? 'reveal' : kind
    const result = kind === 'signInFailed' ? 'refused' : random.weighted(results)
    return {
      at: instant(moment),
      account: world.id('account', random.skewed(60, 1.5)),
      kind,
      code: isSignIn ? null : `${code}.${verb}`,
      page: isSignIn ? '/login' : page,
      entity: isSignIn ? null : entity,
      recordId: isSignIn || kind === 'export' ? null : String(world.id(entity, random.int(100_000)) ?? ''),
      recordTitle: null,
      changes: kind === 'edit' && result === 'ok' ? edited(random, entity) : [],
      reason: kind === 'command' || kind === 'reveal' ? random.pick(auditReasons) : null,
      result,
      resultCode:
        result === 'ok'
          ? '00000'
          : result === 'refused'
            ? kind === 'signInFailed'
              ? 'A0400'
              : random.pick(['B01', 'A0301'])
            : 'B0001',
      job: null,
      secondBy: null,
      session: null,
      ip: `192.0.2.${random.between(1, 254)}`,
      requestId: `${random.characters(8)}-${random.characters(4)}-4${random.characters(3)}-a${random.characters(3)}-${random.characters(12)}`,
      durationMs: random.longTail(22, 0.8),
      money: null,
      currency: null,
      danger: verb === 'ban' || verb === 'disable',
      hash: null,
      createdAt: instant(moment),
      updatedAt: instant(moment),
    }
  },
}

const results = weightsOf({ ok: 96, refused: 3, failed: 1 })

function edited(random: Random, entity: (typeof audited)[number][0]) {
  const field = {
    user: 'nickname',
    blacklistEntry: 'expiresAt',
    series: 'weight',
    episode: 'introEnd',
    push: 'sendAt',
  }[entity]
  if (entity === 'series' || entity === 'episode')
    return [{ field, before: random.between(50, 90), after: random.between(91, 300) }]
  if (entity === 'user') return [{ field, before: '违规昵称', after: `用户${random.between(10_000, 99_999)}` }]
  return [{ field, before: null, after: '2030-01-01T00:00:00.000Z' }]
}
