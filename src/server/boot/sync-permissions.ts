import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Registry } from '../../schema/registry'
import { caption } from '../base/captions'
import type { Database } from '../db/database'
import { captionsOf, declaredMenus } from '../domain/staff/declared-menus'
import { syncMenus } from './sync-menus'
import { commandTitle } from '../base/command-title'
import { atBoot, transaction } from '../db/transaction'

/**
 * Brings the menu and element records in line with what this build declares: new pages and commands are added, those
 * it no longer knows are marked as orphans. What staff have edited or made by hand stands as it is, and rights that roles hold
 * are never touched. What the database was brought in line with last is kept as a comment on the table, so that a start of the
 * same build has nothing to do.
 */
export async function syncPermissions(db: Kysely<Database>, registry: Registry): Promise<void> {
  const menus = declaredMenus(registry)
  const elements = elementsOf(registry)
  const digest = createHash('sha256')
    .update(JSON.stringify([menus, elements]))
    .digest('hex')
  const { rows } = await sql<{ last: string | null }>`select obj_description('element'::regclass) as last`.execute(db)
  if (rows[0]?.last === digest) return
  await transaction(db, atBoot, async (tx) => {
    await syncMenus(tx, menus)

    await sql`insert into element (code, menu, title, kind, danger, money, orphan, version, created_at, updated_at)
      select g.code, m.id, g.title, g.kind, g.danger, coalesce(g.money, false), false, 1, now(), now()
      from jsonb_to_recordset(${JSON.stringify(elements)}::jsonb) as g(code text, menu text, title jsonb, kind text, danger boolean, money boolean)
      join menu m on m.code = g.menu
      on conflict (code) do update set orphan = false, danger = excluded.danger, money = excluded.money,
        title = case when element.version = 1 then excluded.title else element.title end`.execute(tx)
    await sql`update element set orphan = true
      where created_by is null and code <> all(${elements.map(({ code }) => code)})`.execute(tx)
    await sql`comment on table element is ${sql.lit(digest)}`.execute(tx)
  })
}

function elementsOf(registry: Registry) {
  const elements = new Map<
    string,
    { code: string; menu: string; title: object; kind: string; danger: boolean; money?: boolean }
  >()
  for (const { id, permission, page } of registry.pages.values())
    if (page.isElement)
      elements.set(permission, {
        code: permission,
        menu: permission,
        title: captionsOf(id),
        kind: 'tool',
        danger: false,
      })
  for (const info of registry.commands.values())
    // Going to a page takes no right besides that to the page.
    if (info.permission !== '' && info.permission !== info.page.permission)
      elements.set(info.permission, {
        code: info.permission,
        menu: info.page.permission,
        title: { zh_CN: commandTitle(info, 'zh'), en: commandTitle(info, 'en') },
        kind: info.command.verb === 'export' ? 'export' : 'command',
        danger: info.command.danger !== undefined,
        ...(info.command.money !== undefined && { money: true }),
      })
  for (const { id, permission, page } of registry.pages.values())
    // Settings have no list that a command of theirs would be over, yet saving them is a right of its own.
    if (page.kind === 'settings')
      elements.set(`${permission}.edit`, {
        code: `${permission}.edit`,
        menu: permission,
        title: {
          zh_CN: caption('zh', 'derived.edit', { page: caption('zh', id) }),
          en: caption('en', 'derived.edit', { page: caption('en', id) }),
        },
        kind: 'command',
        danger: false,
      })
  for (const { id, permission, page } of registry.pages.values())
    for (const name of page.rights ?? []) {
      const code = `${permission}.${name}`
      elements.set(code, { code, menu: permission, title: captionsOf(`${id}.${name}`), kind: 'command', danger: true })
    }
  for (const { code, menu, title } of secretElements(registry))
    if (!elements.has(code)) elements.set(code, { code, menu, title, kind: 'field', danger: false })
  return [...elements.values()]
}

/** The codes that unmask secret fields are under the page that their first half names; some are those of a command. */
function secretElements(registry: Registry) {
  const pages = new Map([...registry.pages.values()].map((info) => [info.permission, info]))
  const found = new Map<string, { code: string; menu: string; title: object }>()
  for (const entity of registry.entities.values())
    for (const [name, field] of Object.entries(entity.fields)) {
      const code = field.secret
      const page = code && pages.get(code.slice(0, code.lastIndexOf('.')))
      if (code && page) found.set(code, { code, menu: page.permission, title: captionsOf(`${entity.name}.${name}`) })
    }
  return found.values()
}
