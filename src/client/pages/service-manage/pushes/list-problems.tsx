import { explainRefusal } from '../../../base/api/explain-refusal'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../base/api/api'
import { saveFile } from '../../../base/api/save-file'
import { useCaption } from '../../../base/i18n/use-caption'
import { Button } from '../../../base/ui/button'

/** Saves the lines of a file of users that reach nobody, with what is wrong with each. */
export function ListProblems({ file }: { readonly file: string }) {
  const caption = useCaption()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveFile(await call('POST /message/backend/push/listProblems', { input: { file }, reads: true }))
    } catch (error) {
      await explainRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button icon={<Download aria-hidden />} isBusy={isBusy} onClick={() => void save()}>
        {caption('pushForm.downloadProblems')}
      </Button>
    </div>
  )
}
