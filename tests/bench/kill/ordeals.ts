import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { addUsers } from './add-users'
import type { KilledOffice } from './killed-office'
import type { Ordeal } from './ordeal'

/** One number that a query answers. */
async function numberOf({ pool }: KilledOffice, text: string, values: readonly unknown[]): Promise<number> {
  const { rows } = await pool.query<{ value: string | null }>(`select (${text}) as value`, [...values])
  return Number(rows[0]?.value ?? 0)
}

const stateOf = async ({ pool }: KilledOffice, table: string, id: number) => {
  const { rows } = await pool.query<{ state: string }>(`select state from ${table} where id = $1`, [id])
  return rows[0]?.state
}

const users = 400

/** Hundreds of users are banned by one command. */
const bulk: Ordeal = {
  name: 'bulk',
  begin: async (office, round) => {
    const name = `r${round}x`
    await addUsers(office, name, users)
    const { jobId } = await office.post<{ jobId: number }>(
      '/user/backend/monitor/account/disabled',
      {
        query: { filters: { nickname: { contains: name } }, page: 'user-manage.user-list' },
        typedCount: users,
        status: 'disabled',
        reasonCode: 'spam',
        reason: 'sold accounts',
      },
      'user-manage.user-list.disable',
    )
    return {
      ...rowsOf(office, jobId),
      faults: async () =>
        (await numberOf(office, `select abs($2 - count(*)) from "user" where nickname like $1 and state = 'disabled'`, [
          `${name}%`,
          users,
        ])) +
        (await numberOf(
          office,
          `select abs($2 - count(*)) + abs($2 - count(distinct b."user")) from blacklist_entry b join "user" u on u.id = b."user"
           where u.nickname like $1`,
          [`${name}%`, users],
        )) +
        (await numberOf(
          office,
          'select abs($2 - count(distinct record_id)) + abs($2 - count(*)) from audit_entry where job = $1',
          [jobId, users],
        )),
    }
  },
}

const exported = 60_000

/** A list is exported whole. */
const exportUsers: Ordeal = {
  name: 'export',
  begin: async (office, round) => {
    if (round === 0) await addUsers(office, 'exported', exported)
    const { id } = await office.post<{ id: number }>('/report/backend/exportTask/save', {
      exportType: 'user-list',
      paramJson: JSON.stringify({ page: 'user-manage.user-list', language: 'en' }),
      format: 'csv',
    })
    const count = await numberOf(office, 'select count(*) from "user"', [])
    return {
      done: () => numberOf(office, 'select rows from export_task where id = $1', [id]),
      hasEnded: async () => ['done', 'failed'].includes((await stateOf(office, 'export_task', id)) ?? ''),
      faults: async () => {
        const { rows } = await office.pool.query<{ file: string }>('select file from export_task where id = $1', [id])
        const text = await readFile(join(office.dataDir, 'files', rows[0]?.file ?? ''), 'utf8').catch(() => '')
        const lines = text.trim().split('\n').slice(1)
        // The picture comes first, and what a user is known by second.
        const ids = lines.map((line) => line.split(',')[1])
        return Math.abs(count - ids.length) + (ids.length - new Set(ids).size)
      },
    }
  },
}

const uploaders = 300

/** A sheet is taken in, line by line. */
const importSheet: Ordeal = {
  name: 'import',
  begin: async (office, round) => {
    const file = `uploads/uploaders-${round}.csv`
    const lines = Array.from({ length: uploaders }, (_, at) => `Round ${round} ${at + 1},avatar.png,official,-1`)
    await store(office, file, ['name,avatar,kind,areas', ...lines, ''].join('\n'))
    const { jobId } = await office.post<{ jobId: number }>('/cms/backend/up/import', { file })
    return {
      ...rowsOf(office, jobId),
      faults: () =>
        numberOf(office, 'select abs($2 - count(*)) + abs($2 - count(distinct name)) from up where name like $1', [
          `Round ${round} %`,
          uploaders,
        ]),
    }
  },
}

const filmBytes = 400_000_000

/** A film is read by the transcoder. */
const transcode: Ordeal = {
  name: 'transcode',
  begin: async (office, round) => {
    const key = `uploads/film-${round}.mp4`
    const id = await office.insert('resource', {
      state: 'failed',
      role: 'source',
      definition: 'p1080',
      codec: 'h264',
      container: 'mp4',
      drm: false,
      profile: 'standard',
      priority: 'normal',
      file: key,
    })
    await store(office, key, Buffer.alloc(filmBytes, round))
    await office.post('/media/backend/resource/retryResource', { id })
    const { pool } = office
    return {
      done: () => Promise.resolve(0),
      hasEnded: async () => !['queued', 'transcoding'].includes((await stateOf(office, 'resource', id)) ?? ''),
      faults: async () => {
        const { rows } = await pool.query<{ state: string; size: string }>(
          'select state, size_bytes as size from resource where id = $1',
          [id],
        )
        return rows[0]?.state === 'ready' && Number(rows[0].size) === filmBytes ? 0 : 1
      },
    }
  },
}

const phones = 3_000

/** A push goes out to thousands of phones. */
const sendPush: Ordeal = {
  name: 'push',
  begin: async (office, round) => {
    const app = await phonesOnce(office, round)
    const id = await office.insert('push', {
      name: `Round ${round}`,
      category: 'service',
      title: { zh_CN: '大结局', en: 'The finale' },
      body: { zh_CN: '今晚见', en: 'Tonight' },
      target: { type: 'INNER_URL', target: '/home' },
      audience: 'inactive',
      inactive_days: 7,
      areas: [-1],
      clients: [app],
      schedule: 'at',
      send_at: new Date(Date.now() + 3_600_000),
      time_to_live: 86_400,
      per_second: 1_000,
      sound: true,
      badge: false,
      holdout: 0,
      state: 'scheduled',
    })
    await office.post('/message/backend/push/sendNow', { id }, 'service-manage.push-list.sendNow')
    return {
      done: () => numberOf(office, 'select count(*) from push_outbox where push_id = $1', [id]),
      hasEnded: async () => (await stateOf(office, 'push', id)) === 'sent',
      faults: () =>
        numberOf(
          office,
          'select abs($2 - count(*)) + abs($2 - count(distinct user_id)) from push_outbox where push_id = $1',
          [id, phones],
        ),
    }
  },
}

/** All kinds that go on in a server that is started again on the same folder. */
export const ordeals: readonly Ordeal[] = [bulk, exportUsers, importSheet, transcode, sendPush]

function rowsOf(office: KilledOffice, jobId: number) {
  return {
    done: () =>
      numberOf(office, `select count(*) from batch_job_row where job_id = $1 and status <> 'pending'`, [jobId]),
    hasEnded: async () =>
      ['done', 'partlyFailed', 'failed'].includes((await stateOf(office, 'batch_job', jobId)) ?? ''),
  }
}

let appId = 0

/** Makes those whom a push reaches, in the first round. */
async function phonesOnce(office: KilledOffice, round: number): Promise<number> {
  if (round > 0) return appId
  const english = await office.insert('language', {
    ...{ code: 'en', name: 'English', native_name: 'English', rtl: false, app: true, subtitles: true, audio: true },
    ...{ captions_required: false, enabled: true },
  })
  const app = await office.insert('client', {
    ...{ name: 'Android', code: 'android', platform: 'android', store: 'googlePlay', areas: [-1], enabled: true },
    state: 'active',
  })
  await office.pool.query(
    `with people as (
       insert into "user" (display_id, nickname, gender, kind, state, coins, registered_at, language, client, timezone,
         last_active_at, push_allowed, version, created_at, updated_at)
       select 'phone' || n, 'Phone ' || n, 'unknown', 'normal', 'normal', 0, now(), $1, $2, 'UTC', now() - interval '30 days',
         true, 1, now(), now() from generate_series(1, $3::int) n returning id)
     insert into device (device_id, kind, last_user, client, push_provider, push_allowed, last_seen_at, state, version, created_at, updated_at)
     select 'device-' || id, 'phone', id, $2, 'fcm', true, now() - interval '30 days', 'normal', 1, now(), now() from people`,
    [english, app, phones],
  )
  return (appId = app)
}

async function store({ dataDir }: KilledOffice, key: string, content: string | Buffer): Promise<void> {
  const file = join(dataDir, 'files', key)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
