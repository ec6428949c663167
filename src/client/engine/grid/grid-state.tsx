import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { GridProps, RowSource } from './grid-types'
import panelStyles from './grid-panel.module.css'
import styles from './grid.module.css'

interface GridStateProps {
  readonly source: RowSource
  readonly empty: GridProps['empty']
  readonly renderError: GridProps['renderError']
  readonly tellRefusal: GridProps['tellRefusal']
}

/** What is over the rows when there are none, and the notice when some of them could not be loaded. */
export function GridState({ source, empty, renderError, tellRefusal }: GridStateProps) {
  const { t } = useTranslation()
  const retry = () => source.reload()
  if (source.status === 'error') {
    return <Overlay>{renderError?.(source.error, retry) ?? <Failure text={t('grid.failed')} retry={retry} />}</Overlay>
  }
  if (source.error !== undefined) {
    const refusal = tellRefusal?.(source.error)
    return (
      <div className={styles.notice} role="status">
        {refusal ?? <Failure text={t('grid.failedPart')} retry={retry} />}
      </div>
    )
  }
  const isEmpty = source.status === 'ready' && source.count === 0
  return isEmpty ? <Overlay>{empty ?? t('grid.empty')}</Overlay> : null
}

function Overlay({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.overlay} role="status">
      {children}
    </div>
  )
}

function Failure({ text, retry }: { readonly text: string; readonly retry: () => void }) {
  const { t } = useTranslation()
  return (
    <>
      <span>{text}</span>
      <button type="button" className={panelStyles.button} onClick={retry}>
        {t('grid.retry')}
      </button>
    </>
  )
}
