import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { directoryOf } from '../../src/schema/directory'
import { plainListsOf } from '../../src/schema/plain-list'
import { runsPlainly } from '../../src/schema/runs-plainly'
import { allSpecifiedCalls, type SpecifiedCall } from '../../src/schema/specified-calls'
import { registry } from '../../src/server/base/declarations'

/** Those that the console makes in addition to what it derives from declarations: at the sign-in, for files, for what is around a record. */
const madeByHand: readonly SpecifiedCall[] = [
  'POST /auth/backend/account/login',
  'GET /auth/backend/account/info',
  'PUT /auth/backend/account/logout',
  'GET /auth/backend/account/authorize_resource',
  'POST /auth/backend/account/updatePwd',
  'GET /auth/backend/role/menu',
  'POST /user/backend/monitor/getAccountStatus',
  'GET /cms/backend/enum/list',
  'GET /cms/backend/content/getDramaOrMovieById',
  'POST /api/translate',
  'GET /third/qiniu/token?originalFilename',
]

/** Those that are answered, and that the console itself has no need of, with the reason. */
const forOtherClients: Readonly<Partial<Record<SpecifiedCall, string>>> = {
  'PUT /auth/backend/account/all_user_logout':
    'The console ends sessions where it lists them, each by itself or all of an account.',
  'POST /auth/backend/menu/element/addOrEdit':
    'Elements come with the commands that are declared; no call lists those of a menu.',
  'DELETE /auth/backend/menu/element/del?elementId=': 'As for adding them.',
  'GET /user/backend/checkNewEmail': 'The command that changes an address is refused with the reason, by its own call.',
  'GET /user/backend/blacklist/copyright/getTagCodeList':
    'The console offers the same tags by allCopyrightTag, with what it knows of other tags.',
  'POST /config/manage/area/config/list':
    'Areas are few: the console reads all of them at once, and filters by more than this call can.',
  'GET /config/manage/area/config/detail?id': 'What is known of an area stands in the list of all.',
  'POST /cms/backend/tags/getChildTags': 'The tags of a type are listed with those below them.',
  'GET /cms/backend/up/getRandom': 'The command that draws an uploader does it for the titles that it is run on.',
  'DELETE /cms/backend/episode/delSubtitling?id':
    'The console deletes the subtitles of an episode by language, many at once.',
}

const bare = (call: string) => call.replace(/\?.*$/, '')
const specified = new Set(allSpecifiedCalls.map(bare))
const pages = [...registry.pages.values()]
const commands = [...registry.commands.values()]
const declared = new Set([
  ...pages.flatMap(({ page }) => ('calls' in page ? Object.values(page.calls ?? {}) : [])).map(bare),
  ...[...registry.entities.values()].flatMap((entity) => plainListsOf(entity).map(({ call }) => call)),
  ...commands.flatMap(({ call: { method, url }, command: { plain } }) => [
    `${method} ${url}`,
    ...(typeof plain === 'string' ? [plain] : []),
  ]),
])

test.each(allSpecifiedCalls)('%s is named by a page, a record or a command, or it is said why not', (call) => {
  const named = [
    declared.has(bare(call)) && 'declared',
    madeByHand.includes(call) && 'made by hand',
    forOtherClients[call] !== undefined && 'for other clients',
  ].filter(Boolean)
  expect(named).toHaveLength(1)
})

test('what is made by hand stands in the code of the console', () => {
  const folder = 'src/client'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
  expect(madeByHand.filter((call) => !code.includes(`'${bare(call)}'`))).toEqual([])
})

describe('a host that answers these calls alone', () => {
  test.each(
    commands.filter(({ command }) => typeof command.plain === 'string').map((info) => [info.id, info] as const),
  )('%s names a call that it has got', (_id, info) =>
    expect(runsPlainly(info, (call) => specified.has(call))).toBe(true),
  )

  test('is asked for commands that one call of its own does, and for no others', () => {
    const runnable = commands.filter((info) => runsPlainly(info, (call) => specified.has(call))).map(({ id }) => id)
    expect(runnable).toEqual(
      expect.arrayContaining([
        'staff-manage.role-list.delete',
        'staff-manage.role-list.edit',
        'user-manage.user-list.disable',
        'user-manage.user-list.ban',
        'user-manage.tag-selection.enable',
        'staff-manage.role-list.export',
      ]),
    )
    // By the same calls, but only with words that no one else knows, or on a record of another kind.
    for (const other of [
      'user-manage.user-list.liftBan',
      'user-manage.user-list.resetBio',
      'review-manage.detail.enableEpisode',
      'ugc.audit-op.disableAccount',
      'user-manage.user-list.import',
      'movie-manage.series-list.exportSheet',
    ])
      expect(runnable).not.toContain(other)
  })

  test('is known to list these records', () => {
    const { entities } = directoryOf(registry, () => undefined)
    const listed = Object.entries(entities).filter(([, { plain }]) => plain)
    expect(listed.map(([name]) => name).sort()).toEqual([
      'account',
      'aiSubtitleTask',
      'areaConfig',
      'channelGroup',
      'clientVersion',
      'copyrightBlacklistEntry',
      'country',
      'language',
      'menu',
      'product',
      'role',
      'ruleUser',
      'ruleUserCategory',
      'subtitle',
      'tag',
      'user',
      'userEmailChange',
      'userIndicator',
      'userLabel',
    ])
  })
})
