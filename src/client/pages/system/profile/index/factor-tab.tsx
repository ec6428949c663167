import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explainRefusal } from '../../../../base/api/explain-refusal'
import { queryClient } from '../../../../engine/parts/query-client'
import { FailureState } from '../../../../base/api/failure-state'
import { useCaption } from '../../../../base/i18n/use-caption'
import { endFactor, factorQuery, newRecoveryCodes } from '../../../../base/session/factor'
import { FactorDialog } from '../../../../base/session/factor-dialog'
import { RecoveryCodesDialog } from '../../../../base/session/recovery-codes-dialog'
import { StatusDot } from '../../../../base/ui/badge'
import { Button } from '../../../../base/ui/button'
import { confirm } from '../../../../base/ui/confirm'
import { Skeleton } from '../../../../base/ui/skeleton'
import styles from './profile.module.css'

/** The second step that the account signs in with: set up here, with its recovery codes. */
export function FactorTab() {
  const caption = useCaption()
  const { data, error, refetch } = useQuery(factorQuery)
  const [isSettingUp, setSettingUp] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="120px" />

  const done = () => {
    setSettingUp(false)
    setCodes(undefined)
    void queryClient.invalidateQueries({ queryKey: factorQuery.queryKey })
  }
  const renew = async () => {
    const isSure = await confirm({
      title: caption('factor.newCodes'),
      description: caption('factor.newCodesText'),
      confirmText: caption('factor.newCodes'),
      isDanger: true,
    })
    if (isSure) await newRecoveryCodes().then(setCodes, explainRefusal)
  }

  const turnOff = async () => {
    const isSure = await confirm({
      title: caption('factor.turnOff'),
      description: caption('factor.off'),
      confirmText: caption('factor.turnOff'),
      isDanger: true,
    })
    if (isSure) await endFactor().then(done, explainRefusal)
  }

  return (
    <div className={styles.tab}>
      <div>
        <StatusDot tone={data.isOn ? 'good' : 'neutral'}>{caption(data.isOn ? 'factor.on' : 'factor.off')}</StatusDot>
        {data.isRequired && <p className={styles.note}>{caption('factor.required')}</p>}
        {data.isOn && <p className={styles.note}>{caption('factor.left', { count: data.recoveryCodes })}</p>}
      </div>
      <div className={styles.badges}>
        <Button variant={data.isOn ? 'default' : 'primary'} onClick={() => setSettingUp(true)}>
          {caption(data.isOn ? 'factor.setUpAgain' : 'factor.setUp')}
        </Button>
        {data.isOn && <Button onClick={() => void renew()}>{caption('factor.newCodes')}</Button>}
        {data.isOn && !data.isRequired && <Button onClick={() => void turnOff()}>{caption('factor.turnOff')}</Button>}
      </div>
      {isSettingUp && <FactorDialog onClose={() => setSettingUp(false)} onDone={done} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={done} />}
    </div>
  )
}
