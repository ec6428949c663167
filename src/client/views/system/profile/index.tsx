import { explainRefusal } from '../../../api/explain-refusal'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation, useSearch } from 'wouter'
import { formatInstant, pickCaption } from '../../../../fields/format'
import { providePageContext } from '../../../commands/page-context'
import { queryClient } from '../../../console/query-client'
import { registry } from '../../../declarations'
import { useCaption } from '../../../i18n/use-caption'
import { CommandButtons } from '../../../kinds/list/command-buttons'
import type { PageProps } from '../../../kinds/page-props'
import { useFormat } from '../../../kinds/use-format'
import { AccessTab } from '../../../profile/access-tab'
import { ActivityTab } from '../../../profile/activity-tab'
import { PreferencesTab } from '../../../profile/preferences-tab'
import { FactorTab } from '../../../profile/factor-tab'
import { accessQuery, disownSignIns, sessionsQuery } from '../../../profile/profile-data'
import styles from '../../../profile/profile.module.css'
import { SessionsTab } from '../../../profile/sessions-tab'
import { ShortcutsTab } from '../../../profile/shortcuts-tab'
import { ViewsTab } from '../../../profile/views-tab'
import { dropSession, session } from '../../../session/session'
import { Button } from '../../../ui/button'
import { confirm } from '../../../ui/confirm'
import { Image } from '../../../ui/image'
import { Tabs } from '../../../ui/tabs'

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
        effects: {},
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
      <CommandButtons
        commands={own}
        target={() => ({ kind: 'none' })}
        most={2}
        moreTitle={caption('list.moreCommands')}
      />
    </header>
  )
}
