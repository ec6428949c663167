import { explainRefusal } from '../../../../base/api/explain-refusal'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { formatInstant, pickCaption } from '../../../../../fields/format'
import { providePageContext } from '../../../../engine/page/page-context'
import { queryClient } from '../../../../engine/parts/query-client'
import { registry } from '../../../../engine/declared/registry'
import { useCaption } from '../../../../base/i18n/use-caption'
import { CommandButtons } from '../../../../engine/commands/command-buttons'
import type { PageProps } from '../../../../engine/page/page-props'
import { useFormat } from '../../../../base/format/use-format'
import { AccessTab } from './access-tab'
import { ActivityTab } from './activity-tab'
import { PreferencesTab } from './preferences-tab'
import { FactorTab } from './factor-tab'
import { accessQuery, disownSignIns, sessionsQuery } from './profile-data'
import styles from './profile.module.css'
import { SessionsTab } from './sessions-tab'
import { ShortcutsTab } from './shortcuts-tab'
import { ViewsTab } from './views-tab'
import { dropSession, session } from '../../../../base/session/session'
import { Button } from '../../../../base/ui/button'
import { confirm } from '../../../../base/ui/confirm'
import { Image } from '../../../../base/ui/image'
import { Tabs } from '../../../../base/ui/tabs'

const tabs = {
  preferences: PreferencesTab,
  sessions: SessionsTab,
  factor: FactorTab,
  views: ViewsTab,
  shortcuts: ShortcutsTab,
  activity: ActivityTab,
  access: AccessTab,
} as const

/** One's own account: how it looks and works, where it is signed in, what it may do and has done. */
export default function ProfilePage({ info }: PageProps) {
  const caption = useCaption()
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab') ?? 'preferences'
  useEffect(
    () =>
      providePageContext({
        pageId: info.id,
        params: {},
        target: () => ({ kind: 'none' }),
        search: () => location.search,
        reload: () => void queryClient.invalidateQueries({ queryKey: ['profile'] }),
      }),
    [info.id],
  )
  return (
    <div data-page={info.id}>
      <ProfileHead info={info} />
      <div className={styles.tabs}>
        <Tabs
          label={caption(info.id)}
          value={asked in tabs ? asked : 'preferences'}
          onChange={(key) => navigate(`${info.path}?tab=${key}`, { replace: true })}
          items={Object.entries(tabs).map(([key, Body]) => ({
            key,
            title: caption(`profile.tab.${key}`),
            content: <Body />,
          }))}
        />
      </div>
    </div>
  )
}

function ProfileHead({ info }: Pick<PageProps, 'info'>) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const { account } = useSnapshot(session)
  const { data: roles = [] } = useQuery(accessQuery)
  const { data: sessions = [] } = useQuery(sessionsQuery)
  const latest = sessions.filter(({ current }) => !current).sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))[0]
  const own = ['changePassword', 'endOtherSessions'].flatMap(
    (name) => registry.commands.get(`${info.id}.${name}`) ?? [],
  )

  const disown = async () => {
    const isSure = await confirm({
      title: caption('profile.notMe'),
      description: caption('profile.notMeText'),
      confirmText: caption('profile.notMe'),
      isDanger: true,
    })
    if (!isSure) return
    try {
      await disownSignIns()
      dropSession()
    } catch (error) {
      await explainRefusal(error)
    }
  }

  return (
    <header className={styles.head}>
      <Image alt="" shape="portrait" width={56} name={account?.realName ?? ''} />
      <div className={styles.who}>
        <h1 className={styles.name}>{account?.realName}</h1>
        <span className={styles.note}>
          {account?.username} · {roles.map(({ name }) => pickCaption(name, language)).join(' · ')}
        </span>
      </div>
      {latest && (
        <div className={styles.signIn}>
          <span className={styles.note}>
            {caption('profile.lastSignIn', {
              time: formatInstant(latest.startedAt, zone),
              place: [latest.ip, latest.country && pickCaption(latest.country, language)].filter(Boolean).join(' · '),
            })}
          </span>
          <Button onClick={() => void disown()}>{caption('profile.notMe')}</Button>
        </div>
      )}
      <CommandButtons commands={own} target={() => ({ kind: 'none' })} most={2} />
    </header>
  )
}
