import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { formatInstant, pickCaption } from '../../../../../fields/format'
import { call } from '../../../../base/api/api'
import type { ApiRow } from '../../../../engine/parts/target'
import { onRecordsChanged } from '../../../../engine/parts/record-events'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { useFormat } from '../../../../base/format/use-format'
import { Badge } from '../../../../base/ui/badge'
import { LoadingOverlay } from '../../../../base/ui/spinner'
import { LeafTable } from './leaf-table'
import type { Leaf } from './targeting'
import styles from './targeting.module.css'

const sources = ['user', 'userLabelMember', 'userGroupMember', 'userTag', 'ruleUser']

/** Why a user is targeted: every label, selection and group they are in, with the values that made it so. */
export function TargetingPanel({ record: { id } }: { readonly record: ApiRow }) {
  const caption = useCaption()
  const { language, zone } = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['user', 'targeting', id],
    queryFn: () => call('GET /user/backend/targeting', { input: { id } }),
  })
  useEffect(() => {
    const stops = sources.map((entity) => onRecordsChanged(entity, () => void refetch()))
    return () => stops.forEach((stop) => stop())
  }, [refetch])
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingOverlay />
  const since = (time: string) => caption('targeting.since', { time: formatInstant(time, zone) })
  return (
    <div className={styles.page}>
      <Block title={caption('targeting.labels')} count={data.labels.length} none={caption('targeting.noLabels')}>
        {data.labels.map(({ id: key, name, source, since: from, expiresAt, reason, by, rule, leaves }) => (
          <Held
            key={key}
            name={pickCaption(name, language)}
            marks={[source && caption(`userLabelMember.source.${source}`)]}
            facts={[
              rule && caption('targeting.byRule', { rule: pickCaption(rule.name, language) }),
              since(from),
              expiresAt && caption('targeting.until', { time: formatInstant(expiresAt, zone) }),
              by && caption('timeline.by', { name: by }),
              reason,
            ]}
            leaves={leaves}
          />
        ))}
      </Block>
      <Block
        title={caption('targeting.selections')}
        count={data.selections.length}
        none={caption('targeting.noSelections')}
      >
        {data.selections.map(({ id: key, name, scenes, leaves }) => (
          <Held
            key={key}
            name={name}
            marks={scenes.map((scene) => caption(`userTag.scenes.${scene}`))}
            facts={[]}
            leaves={leaves}
          />
        ))}
      </Block>
      <Block title={caption('targeting.groups')} count={data.groups.length} none={caption('targeting.noGroups')}>
        {data.groups.map(({ id: key, name, kind, source, bucket, pinnedIn, since: from, by, through, leaves }) => (
          <Held
            key={key}
            name={name}
            marks={[
              caption(`userGroup.kind.${kind}`),
              source && caption(`userGroupMember.source.${source}`),
              pinnedIn && caption('targeting.pinned'),
            ]}
            facts={[
              since(from),
              bucket && caption('targeting.bucket', { bucket }),
              through.length > 0 &&
                caption('targeting.through', { selections: through.map((each) => each.name).join(', ') }),
              by && caption('timeline.by', { name: by }),
            ]}
            leaves={leaves}
          />
        ))}
      </Block>
    </div>
  )
}

interface BlockProps {
  readonly title: string
  readonly count: number
  readonly none: string
  readonly children: ReactNode
}

function Block({ title, count, none, children }: BlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <h3 className={styles.heading}>
        {title} <span className={styles.count}>{count}</span>
      </h3>
      {count === 0 ? <p className={styles.none}>{none}</p> : <ul className={styles.list}>{children}</ul>}
    </section>
  )
}

type Maybe = string | false | null

interface HeldProps {
  readonly name: string
  readonly marks: readonly Maybe[]
  readonly facts: readonly Maybe[]
  readonly leaves: readonly Leaf[]
}

/** One thing the user is in. */
function Held({ name, marks, facts, leaves }: HeldProps) {
  const isFilled = (text: Maybe): text is string => typeof text === 'string' && text !== ''
  return (
    <li className={styles.held}>
      <div className={styles.head}>
        <b>{name}</b>
        {marks.filter(isFilled).map((text) => (
          <Badge key={text}>{text}</Badge>
        ))}
      </div>
      <div className={styles.facts}>
        {facts.filter(isFilled).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <LeafTable name={name} leaves={leaves} />
    </li>
  )
}
