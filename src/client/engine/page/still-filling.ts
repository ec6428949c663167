import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { status } from './status'

/**
 * What a page without a record says as long as the server's demo data is not complete: that nothing is here may not be so for
 * long. Undefined where all is there.
 */
export function useStillFilling(): { readonly title: string; readonly text: string } | undefined {
  const caption = useCaption()
  const { demo } = useSnapshot(status)
  return demo === ''
    ? undefined
    : { title: caption('list.filling'), text: caption('list.fillingText', { progress: demo }) }
}
