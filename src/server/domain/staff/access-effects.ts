import { sql } from 'kysely'
import type accessRequest from '../../../entities/staff-manage/access-request'
import type { Row } from '../../../schema/entity'
import type { Effect } from '../../operations/effect'
import type { Context } from '../../pipeline/operation'

type Request = Pick<Row<typeof accessRequest>, 'account' | 'role'>

/** A right that a role gives beyond the other roles of an account. */
interface Right {
  readonly kind: 'menu' | 'element'
  readonly title: string
  readonly danger: boolean
}

/** What only the role of a request gives of all that its account would hold with it. */
export interface RightsChange {
  readonly rights: readonly Right[]
  /** The other accounts that hold the role. */
  readonly holders: readonly string[]
}

/** As many as a line names; the others are counted. */
const named = 8

const page = 'staff-manage.access-request'

/** What the role of a request adds to the other roles of who asked, or takes with it; and who else holds it. */
export async function rightsChange({ db, language }: Context, { account, role }: Request): Promise<RightsChange> {
  const title = language === 'zh' ? 'zh_CN' : 'en'
  const others = sql`(select r.menus, r.elements from account a join role r on r.id = any(a.roles)
    where a.id = ${account} and r.id <> ${role} and r.enabled)`
  const { rows: rights } = await sql<Right>`
    select 'menu' as kind, coalesce(m.title->>${title}, m.code) as title, false as danger
      from role r join menu m on m.id = any(r.menus)
      where r.id = ${role} and m.kind <> 'section' and not exists (select 1 from ${others} o where m.id = any(o.menus))
    union all
    select 'element', coalesce(e.title->>${title}, e.code), coalesce(e.danger, false)
      from role r join element e on e.id = any(r.elements)
      where r.id = ${role} and not exists (select 1 from ${others} o where e.id = any(o.elements))
    order by danger desc, title`.execute(db)
  const { rows: holders } = await sql<{ name: string }>`select real_name as name from account
    where ${role} = any(roles) and id <> ${account} and state = 'active' order by real_name`.execute(db)
  return { rights, holders: holders.map(({ name }) => name) }
}

/** What an account may do once it holds the role, and with whom it shares it. */
export async function addedEffects(context: Context, request: Request): Promise<readonly Effect[]> {
  const { rights, holders } = await rightsChange(context, request)
  const [pages, elements] = [of(rights, 'menu'), of(rights, 'element')]
  const dangerous = rights.filter(({ danger }) => danger)
  return [
    ...(rights.length === 0 ? [{ caption: `${page}.effect.nothingNew` }] : []),
    ...(pages.length > 0 ? [listed('pages', pages)] : []),
    ...(elements.length > 0 ? [listed('elements', elements)] : []),
    ...(dangerous.length > 0
      ? [
          listed(
            'dangerous',
            dangerous.map(({ title }) => title),
          ),
        ]
      : []),
    holders.length > 0 ? listed('holders', holders) : { caption: `${page}.effect.nobodyElse` },
  ]
}

/** What an account may no longer do without the role. */
export function lostEffects({ rights }: RightsChange): readonly Effect[] {
  return [
    {
      caption: `${page}.effect.lost`,
      params: { pages: of(rights, 'menu').length, elements: of(rights, 'element').length },
    },
  ]
}

/** How long a role is given for. */
export function lastsFor(days: number | null): Effect {
  return days === null ? { caption: `${page}.effect.noEnd` } : { caption: `${page}.effect.days`, params: { days } }
}

function of(rights: readonly Right[], kind: Right['kind']): readonly string[] {
  return rights.filter((each) => each.kind === kind).map(({ title }) => title)
}

function listed(what: string, names: readonly string[]): Effect {
  const shown = names.slice(0, named)
  const isCut = names.length > shown.length
  return {
    caption: `${page}.effect.${what}`,
    params: { number: names.length, names: `${shown.join(', ')}${isCut ? ' …' : ''}` },
  }
}
