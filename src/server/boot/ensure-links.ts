import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'

/** What the menu leads to outside the console: the document of this server's API, until staff give another address. */
const links = [
  {
    code: 'DevelopManage:docs',
    section: 'DevelopManage',
    title: { zh_CN: '开发文档', en: 'Documentation' },
    icon: 'book-open',
    url: '/openapi.json',
    order: 900,
  },
]

/** Where the documentation was before there was any. */
const nowhere = 'https://docs.iron-man.example/'

/** Puts the outside links into the menu, under their sections: what staff make of them afterwards stands. */
export async function ensureLinks(db: Kysely<Database>): Promise<void> {
  await sql`insert into menu (code, parent_id, title, icon, url, kind, hidden, no_cache, affix, custom, "order", orphan, version, created_at, updated_at)
    select given.code, above.id, given.title, given.icon, given.url, 'external', false, false, false, false, given."order", false, 1, now(), now()
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as given(code text, section text, title jsonb, icon text, url text, "order" integer)
    join menu above on above.code = given.section
    on conflict (code) do update set
      url = case when menu.url = ${nowhere} then excluded.url else menu.url end,
      parent_id = case when menu.version = 1 then excluded.parent_id else menu.parent_id end`.execute(db)
}
