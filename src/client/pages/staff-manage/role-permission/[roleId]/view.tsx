import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { FormSkeleton } from '../../../../engine/kinds/form/form-skeleton'
import type { PageProps } from '../../../../engine/page/page-props'
import { PageHead } from '../../../../engine/page/page-head'
import { RightsEditor } from './rights-editor'
import { readRights, receiveRights, rightsDrafts, type RightsDraft } from './rights-store'

/** What a role may do: the menu as a tree, and what each page offers besides being seen. */
export default function RolePermissionPage({ info, params }: PageProps) {
  const caption = useCaption()
  const roleId = Number(params.roleId)
  const { data, error, refetch } = useQuery({
    queryKey: ['role-rights', roleId],
    queryFn: ({ signal }) => readRights(roleId, signal),
    staleTime: 0,
  })
  useEffect(() => {
    if (data) receiveRights(data)
  }, [data])
  useEffect(() => {
    rightsDrafts.shown = roleId
    return () => {
      if (rightsDrafts.shown === roleId) rightsDrafts.shown = null
    }
  }, [roleId])
  const draft = useSnapshot(rightsDrafts).byRole[roleId] as RightsDraft | undefined
  if (error && !draft) return <FailureState error={error} onRetry={() => void refetch()} />
  if (draft) return <RightsEditor info={info} params={params} draft={draft} reload={() => void refetch()} />
  return (
    <div data-page={info.id}>
      <PageHead title={caption(info.id)} />
      <FormSkeleton />
    </div>
  )
}
