import { useEffect, useSyncExternalStore } from 'react'
import type { DeepLink } from '../../../../fields/deepLink/field'
import type { Captions } from '../../../../schema/field'
import type { OpenForm } from '../../../engine/kinds/form/form-extras'
import { ClockTable } from './clock-table'
import { estimateInput } from './estimate-input'
import { EstimatePanel } from './estimate-panel'
import { PhonePreview, type PreviewVersion } from './phone-preview'
import { estimator } from './push-form-state'
import { TextCounters } from './text-counters'
import { useTargetTitles } from './use-target-titles'

/** Beside the form: the notification as phones show it, how long its texts are, whom it reaches and when it is where. */
export function PushFormAside({ view: { state } }: OpenForm) {
  const { values, entity } = state
  const counted = useSyncExternalStore(estimator.subscribe, estimator.get)
  const input = estimateInput(values, state.record?.id)
  useEffect(() => estimator.want(input))
  useEffect(() => estimator.stop, [])
  const title = values.title as Captions | null
  const body = values.body as Captions | null
  const target = values.target as Partial<DeepLink> | null
  const variants = values.variants as { readonly versions?: readonly PreviewVersion[] } | null
  const userFile = values.audience === 'userFile' ? (values.userFile as string | null) : null
  const titles = useTargetTitles(target)
  const { estimate } = counted
  return (
    <>
      <PhonePreview
        title={title}
        body={body}
        image={values.image as string | null}
        imageByLanguage={values.imageByLanguage as Readonly<Record<string, string>> | null}
        titles={titles}
        versions={variants?.versions ?? []}
      />
      <TextCounters title={title} body={body} most={maxOf(entity.fields)} spoken={estimate?.byLanguage ?? []} />
      <EstimatePanel
        view={counted}
        isReady={input !== null}
        userFile={userFile}
        onRefresh={() => void estimator.refresh()}
      />
      {typeof values.sendAt === 'string' && values.schedule !== 'now' && (
        <ClockTable sendAt={values.sendAt} clocks={estimate?.clocks ?? []} />
      )}
    </>
  )
}

function maxOf(fields: OpenForm['view']['state']['entity']['fields']): { title: number; body: number } {
  const of = (name: string) => (fields[name] as { readonly max?: number } | undefined)?.max ?? 0
  return { title: of('title'), body: of('body') }
}
