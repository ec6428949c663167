import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation } from 'wouter'
import { call } from '../../../../base/api/api'
import { RelationGraph } from '../../../../engine/charts/relation-graph'
import type { ApiRow } from '../../../../engine/parts/target'
import { recordUrl } from '../../../../engine/parts/record-url'
import { registry } from '../../../../engine/declared/registry'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { listUrl } from '../../../../engine/parts/list-address'
import { holds } from '../../../../base/session/session'
import { LoadingOverlay } from '../../../../base/ui/spinner'
import { EmptyState, NoPermission } from '../../../../base/ui/state'
import { linksOf, nameOf } from './related-graph'
import { RelatedTable } from './related-table'
import styles from './related-accounts.module.css'

const right = 'UserManage:userList.findRelated'
const userPage = '/user-manage/user-detail/{id}'

/** The accounts around a user, two ties far: drawn, and as a table that says the same. */
export function RelatedAccounts({ record: { id } }: { readonly record: ApiRow }) {
  const caption = useCaption()
  const [, navigate] = useLocation()
  const isAllowed = holds(right)
  const { data, error, refetch } = useQuery({
    queryKey: ['user', 'related', id],
    queryFn: () => call('GET /user/backend/related/graph', { input: { id } }),
    enabled: isAllowed,
  })
  const nodes = useMemo(
    () =>
      (data?.accounts ?? []).map((account) => ({
        id: account.id,
        name: nameOf(account),
        step: account.step,
        isMarked: account.state === 'disabled' || (account.activeBans ?? 0) > 0,
        note: `${account.displayId ?? ''} · ${caption(`user.state.${account.state}`)} · ${caption('related.risk')} ${account.riskScore ?? '—'}`,
      })),
    [data, caption],
  )
  const links = useMemo(() => (data ? linksOf(data, caption) : []), [data, caption])
  if (!isAllowed) return <NoPermission code={right} />
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingOverlay />
  if (data.accounts.length <= 1)
    return <EmptyState title={caption('related.none')} text={caption('related.noneText')} />
  const list = registry.pages.get('user-manage.user-list')
  const others = data.accounts.filter(({ step }) => step > 0).map((account) => account.id)
  return (
    <div className={styles.page}>
      <RelationGraph
        label={caption('related.graph', { count: data.accounts.length, ties: data.ties.length })}
        nodes={nodes}
        links={links}
        onOpen={(opened) => navigate(recordUrl(userPage, opened))}
      />
      <p className={styles.note}>
        {caption('related.note')} {data.isCut && caption('related.cut')}{' '}
        {list && <Link href={listUrl(list, { id: { is: others } })}>{caption('related.list')}</Link>}
      </p>
      <RelatedTable graph={data} urlOf={(other) => recordUrl(userPage, other)} />
    </div>
  )
}
