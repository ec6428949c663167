import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexEntry } from '../../../src/client/palette/index-entry'
import { buildIndex, type CommandTitle } from '../../../src/run/support/command-index/build-index'

const FOLDER = join(import.meta.dirname, 'titles')

/** Some 1,900 commands as a full console has them, with the pages they stand on and a "Go to" for each page. */
export function commandTitles(): CommandTitle[] {
  const pages = rowsOf('pages.tsv').map(([id, en, zh, route]) => ({ id: id!, en: en!, zh: zh!, route: route! }))
  const go = pages.map(({ id, en, zh, route }) => ({
    id: `${id}.go`,
    en: `Go to ${en}`,
    zh: `前往${zh}`,
    route,
    priority: 100,
  }))
  const files = readdirSync(FOLDER).filter((file) => file !== 'pages.tsv')
  const commands = files.flatMap((file, section) => rowsOf(file).map((row) => toCommand(row, section, pages)))
  return [...go, ...commands]
}

/** The same, with pinyin. */
export function commandIndex(): IndexEntry[] {
  return buildIndex(commandTitles())
}

/**
 * The known commands, over again on further pages until there are enough; their titles say which round they are of, so that no
 * two are alike.
 */
export function paddedTitles(count: number): CommandTitle[] {
  const known = commandTitles()
  return Array.from({ length: count }, (_, at) => {
    const title = known[at % known.length]!
    const round = Math.floor(at / known.length)
    return round === 0 ? title : inRound(title, round)
  })
}

function inRound(title: CommandTitle, round: number): CommandTitle {
  const moved = (id: string) => `${id.slice(0, id.lastIndexOf('.'))}_${round}${id.slice(id.lastIndexOf('.'))}`
  const { id, inverse, route, within } = title
  return {
    ...title,
    id: moved(id),
    ...(inverse && { inverse: moved(inverse) }),
    ...(route && { route: `${route}-${round}` }),
    ...(within && { within: { en: `${within.en} ${round}`, zh: `${within.zh}${round}` } }),
  }
}

/** What commands are called besides, as their declarations say. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  'user-manage.user-list.disable': ['ban user', 'block user', '封号', '封用户', '拉黑'],
  'user-manage.user-list.restore': ['unban user', 'unblock user', '解禁', '解封用户'],
  'user-manage.user-list.resetPortrait': ['avatar', '头像违规'],
  'user-manage.user-list.signOutAll': ['kick out', '踢下线'],
  'movie-manage.series-resources.enable': ['toggle episode', '切换分集'],
  'movie-manage.series-resources.disable': ['toggle episode', '切换分集'],
  'service-manage.push-list.create': ['compose notification', '发通知'],
  'system.profile-index.logout': ['quit', '登出', '注销登录'],
  'system.profile-index.fullscreen': ['maximise', '最大化'],
}

function toCommand(
  row: string[],
  section: number,
  pages: readonly { id: string; en: string; zh: string }[],
): CommandTitle {
  const [id = '', en = '', zh = '', danger = '', inverse = ''] = row
  const page = pages.find((page) => page.id === id.slice(0, id.lastIndexOf('.')))
  return {
    id,
    en,
    zh,
    section: section + 1,
    danger: danger === 'danger',
    synonyms: SYNONYMS[id] ?? [],
    ...(inverse && { inverse }),
    ...(page && { within: page }),
  }
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}
