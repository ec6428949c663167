import client from '../../src/entities/app-manage/client'
import language from '../../src/entities/develop-manage/language'
import push from '../../src/entities/service-manage/push'
import device from '../../src/entities/user-manage/device'
import user from '../../src/entities/user-manage/user'
import type { Row } from '../../src/schema/entity'
import { rowFrom } from '../../src/server/db/storage'
import type { Services } from '../../src/server/base/services'
import { deliverPush } from '../../src/server/domain/messages/deliver-push'
import { gatherReceipts } from '../../src/server/domain/messages/push-receipts'
import type { TestApp } from './test-app'

/** Everything that an author of pushes may do. */
export const authorCodes = [
  'ServiceManage:pushList',
  'ServiceManage:pushList.new',
  'ServiceManage:pushList.edit',
  'ServiceManage:pushList.submit',
  'ServiceManage:pushList.testSend',
  'ServiceManage:createPush',
  'ServiceManage:createPush.estimate',
  'ServiceManage:createPush.submit',
  'ServiceManage:createPush.testSend',
]

/** Everything that somebody who decides on pushes and runs them may do. */
export const approverCodes = [
  'ServiceManage:pushList',
  'ServiceManage:pushDetail',
  'ServiceManage:pushDetail.traceUser',
  ...[
    'approve',
    'reject',
    'sendNow',
    'unschedule',
    'pause',
    'resume',
    'cancel',
    'recall',
    'resendFailed',
    'sendToUnopened',
    'stopAll',
    'releaseAll',
    'reschedule',
  ].map((name) => `ServiceManage:pushList.${name}`),
]

/** A place with people in it whom pushes can reach. */
export interface PushWorld {
  readonly client: Row<typeof client>
  readonly english: Row<typeof language>
  readonly spanish: Row<typeof language>
  /** Adds a person, reachable on a phone unless declared otherwise. */
  person(values?: Partial<Row<typeof user>>, phone?: Partial<Row<typeof device>>): Promise<Row<typeof user>>
  people(count: number): Promise<Row<typeof user>[]>
  /** The fields of a new push that reaches everybody who has been silent for a week; say what differs. */
  draft(values?: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** A push as it is. */
  read(id: number): Promise<Row<typeof push>>
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export async function makePushWorld({ make, services }: TestApp): Promise<PushWorld> {
  const english = await make(language, { code: 'en', name: 'English', nativeName: 'English' })
  const spanish = await make(language, { code: 'es_MX', name: 'Spanish', nativeName: 'Español' })
  const app = await make(client, { name: 'Android', code: 'android', platform: 'android', areas: [-1] })
  const person: PushWorld['person'] = async (values = {}, phone = {}) => {
    const made = await make(user, {
      language: english.id,
      client: app.id,
      timezone: zoneByDay(),
      lastActiveAt: daysAgo(30),
      pushAllowed: true,
      ...values,
    })
    await make(device, {
      deviceId: `device-${made.id}`,
      lastUser: made.id,
      client: app.id,
      pushProvider: 'fcm',
      pushAllowed: true,
      lastSeenAt: daysAgo(30),
      ...phone,
    })
    return made
  }
  return {
    client: app,
    english,
    spanish,
    person,
    people: async (count) => {
      const made: Row<typeof user>[] = []
      for (let each = 0; each < count; each++) made.push(await person())
      return made
    },
    draft: (values = {}) => ({
      name: 'Finale',
      category: 'content',
      title: { zh_CN: '大结局', en: 'The finale' },
      body: { zh_CN: '{{nickname|你}}，今晚见', en: 'Tonight, {{nickname|friend}}' },
      target: { type: 'INNER_URL', target: '/home' },
      audience: 'inactive',
      inactiveDays: 7,
      areas: [-1],
      clients: [app.id],
      schedule: 'at',
      sendAt: new Date(Date.now() + 3_600_000).toISOString(),
      ...values,
    }),
    read: async (id) => {
      const stored = await services.db.selectFrom('push').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return rowFrom(push, stored)
    },
  }
}

/** Sends a push until nothing is left to do at once, at full speed. */
export async function deliverAll(services: Services, id: number, clock?: () => Date): Promise<void> {
  while (await deliverPush(services, id, { isPaced: false, ...(clock && { clock }) }));
}

/** Lets this much time pass on the phones. */
export function phonesAfter(services: Services, days: number): Promise<void> {
  return gatherReceipts(services, new Date(Date.now() + days * 86_400_000))
}

/** A time zone where it is midday, whenever the test runs: quiet hours are a test's own choice. */
function zoneByDay(now = new Date()): string {
  const behind = now.getUTCHours() - 12
  return behind === 0 ? 'UTC' : `Etc/GMT${behind > 0 ? `+${behind}` : behind}`
}

/** A time zone where it is the middle of the night. */
export function zoneByNight(now = new Date()): string {
  const behind = now.getUTCHours() - 2
  return behind <= 12
    ? behind === 0
      ? 'UTC'
      : `Etc/GMT${behind > 0 ? `+${behind}` : behind}`
    : `Etc/GMT${behind - 24}`
}
