import { useEffectEvent, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useCaption } from '../../base/i18n/use-caption'
import { keyboard } from '../../base/keys/keyboard'
import { Button } from '../../base/ui/button'
import { Dialog } from '../../base/ui/dialog'
import styles from './command-dialog.module.css'
import { closeCommandDialog, commandDialog, type CommandRequest } from './command-dialog-store'
import { CommandConsent, CommandFields } from './command-form'
import { useDialogContent } from './dialog-content'
import { ImportTemplate } from './import-template'
import { PreviewLines } from './preview-lines'
import { previewText } from './preview-text'
import { useCommandForm } from './use-command-form'

/** Asks for a command's arguments, says what will happen to how many, and runs it. Stands once in the console. */
export function CommandDialogHost() {
  const { request } = useSnapshot(commandDialog)
  return request ? <CommandDialog key={request.info.id} request={request as CommandRequest} /> : null
}

function CommandDialog({ request }: { readonly request: CommandRequest }) {
  const caption = useCaption()
  const { info, target } = request
  const form = useCommandForm(request, closeCommandDialog)
  const { preview, submit } = form
  const content = useDialogContent(info, target)
  const onConfirm = useEffectEvent(() => void submit())
  useLayoutEffect(
    () =>
      keyboard.bind([
        {
          id: 'command-dialog.confirm',
          keys: 'Mod+Enter',
          scope: 'dialog',
          title: 'command.confirm',
          everywhere: true,
          run: onConfirm,
        },
      ]),
    [],
  )

  return (
    <Dialog
      isOpen
      title={form.title}
      {...(content !== null && { width: 880 })}
      description={previewText(target, preview)}
      onClose={closeCommandDialog}
      footer={
        <>
          <Button onClick={closeCommandDialog}>{caption('ui.cancel')}</Button>
          <Button
            variant={info.command.destroys ? 'danger' : 'primary'}
            keys="Mod+Enter"
            isBusy={form.isBusy}
            {...(form.hopeless !== undefined && { disabledReason: form.hopeless })}
            onClick={() => void submit()}
          >
            {form.confirmTitle}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {content}
        <CommandFields form={form} />
        {info.command.verb === 'import' && info.command.entity && <ImportTemplate entity={info.command.entity} />}
        <PreviewLines lines={preview?.lines} />
        <CommandConsent form={form} />
      </form>
    </Dialog>
  )
}
