import approval from '../../src/entities/staff-manage/approval'
import escort from '../../src/entities/escort-manage/escort'
import escortRatio from '../../src/entities/escort-manage/escort-ratio'
import tag from '../../src/entities/movie-manage/tag'
import user from '../../src/entities/user-manage/user'
import { Records } from '../../src/server/db/records'
import type { Caller } from './caller'
import type { TestApp } from './test-app'

const [disable, restore] = ['user-manage.user-list.disable', 'user-manage.user-list.restore']

interface Run {
  readonly auditIds?: readonly number[]
}

interface Contention {
  readonly callers: number
  readonly seconds: number
}

/**
 * Lets super administrators run commands, save, undo and approve at the same twenty records, in whatever order comes.
 * @returns how often each code was answered, and the users that it was about
 */
export async function contend(
  app: TestApp,
  { callers, seconds }: Contention,
): Promise<{ readonly codes: ReadonlyMap<string, number>; readonly ids: readonly number[] }> {
  const records = () => new Records(app.db, null, new Date())
  const staff = await Promise.all(Array.from({ length: callers }, () => app.staff('super')))
  const users = await Promise.all(Array.from({ length: 20 }, () => app.make(user)))
  const ids = users.map(({ id }) => id)
  const tags = await Promise.all(Array.from({ length: 20 }, (_, at) => app.make(tag, { code: `t${at}` })))
  const ratio = (await app.make(escortRatio)).id
  const escorts = await Promise.all(
    users.map(({ id }) => app.make(escort, { user: id, cover: ['a/b.png'], state: 'active' })),
  )
  const codes = new Map<string, number>()
  const until = performance.now() + seconds * 1_000
  const count = ({ code }: { readonly code: string }) => codes.set(code, (codes.get(code) ?? 0) + 1)
  const some = <T>(of: readonly T[]) => of[Math.floor(Math.random() * of.length)]!
  const shuffled = () => [...ids].sort(() => Math.random() - 0.5).slice(0, 12)

  const work = async (as: Caller) => {
    const mine: number[] = []
    const post = async <D extends Run>(url: string, body: object, command?: string) => {
      const answer = await as.post<D>(url, body, command === undefined ? {} : { command })
      count(answer)
      return answer
    }
    const doings = [
      async () => {
        const terms = { status: 'disabled', reasonCode: 'spam', reason: 'many at once' }
        const { data } = await post('/user/backend/monitor/account/disabled', { ids: shuffled(), ...terms }, disable)
        mine.push(...(data?.auditIds ?? []))
      },
      async () => {
        const terms = { status: 'normal', reason: 'many at once' }
        const { data } = await post('/user/backend/monitor/account/disabled', { ids: shuffled(), ...terms }, restore)
        mine.push(...(data?.auditIds ?? []))
      },
      async () => {
        const { id } = some(tags)
        const [held] = await records().where(tag, { id })
        await post('/cms/backend/tags/save', { id, version: held?.version, synonyms: `said ${performance.now()}` })
      },
      async () => {
        if (mine.length > 0) await post('/auth/backend/auditEntry/undo', { ids: mine.splice(-3) })
      },
      async () => {
        await post('/escort/backend/escort/setRatio', { ids: [some(escorts).id], ratio, reason: 'many at once' })
      },
      async () => {
        const [waiting] = await records().where(approval, { state: 'pending' }, 1)
        if (waiting) await post('/auth/backend/approval/approve', { ids: [waiting.id] })
      },
    ]
    while (performance.now() < until) await some(doings)()
  }
  await Promise.all(staff.map((each) => work(app.as(each))))

  return { codes, ids }
}
