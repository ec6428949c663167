import type { Entity } from '../../../schema/entity'
import { templateOf } from '../../base/api/records'
import { ApiError } from '../../base/api/api-error'
import { saveFile } from '../../base/api/save-file'
import { useCaption } from '../../base/i18n/use-caption'
import { Button } from '../../base/ui/button'
import { toast } from '../../base/ui/toast-store'

/** Saves an empty sheet whose columns an import of the entity reads. */
export function ImportTemplate({ entity }: { readonly entity: Entity }) {
  const caption = useCaption()
  const save = async () => {
    try {
      saveFile(await templateOf(entity))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast.error(error.message)
    }
  }
  return (
    <div>
      <Button variant="quiet" onClick={() => void save()}>
        {caption('command.template')}
      </Button>
    </div>
  )
}
