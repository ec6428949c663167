import { useRef, type ReactNode } from 'react'
import type { Field } from '../../schema/field'
import type { PictureShape } from '../../schema/picture-shape'
import type { InputProps } from '../view'
import { controlAttributes } from './control-attributes'
import styles from './control.module.css'
import own from './upload.module.css'
import {
  AUDIO_TYPES,
  PICTURE_TYPES,
  REFUSED_TYPES,
  UPLOAD_TYPES,
  VIDEO_TYPES,
  type UploadOptions,
} from '../storage-key'
import { FailedFiles } from './failed-files'
import { useUploading } from './use-uploading'

export type UploadKind = 'picture' | 'video' | 'audio'

interface UploadButtonProps extends Omit<InputProps<never>, 'value' | 'onChange'> {
  readonly field: Field
  readonly rules: UploadOptions
  /** What kind of file it is for, where the rules name no extensions. */
  readonly kind?: UploadKind
  readonly many?: boolean
  readonly onStored: (keys: readonly string[], names: readonly string[]) => void
  /** The button is a frame of the picture's shape, with the stored one in it: files are dropped upon it. */
  readonly frame?: { readonly shape: PictureShape; readonly content: ReactNode }
  /** Stands beside the button. */
  readonly children?: ReactNode
}

/** Chooses files and sends them: by the button, by dropping them on it, or by pasting. */
export function UploadButton({ rules, kind, many = false, onStored, frame, children, ...props }: UploadButtonProps) {
  const { context, disabled } = props
  const chooser = useRef<HTMLInputElement>(null)
  const { send, cancel, progress, failed, retry, dismiss } = useUploading(rules, context, onStored)
  const take = (files: FileList | null) => {
    const all = [...(files ?? [])]
    if (all.length > 0 && !disabled) void send(many ? all : all.slice(0, 1))
  }
  return (
    <div
      className={styles.stack}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        take(event.dataTransfer.files)
      }}
      onPaste={({ clipboardData }) => take(clipboardData.files)}
    >
      <div className={own.upload}>
        <button
          {...controlAttributes(props)}
          // Neither belongs on a button: its problems are reported by what describes it.
          aria-required={undefined}
          aria-invalid={undefined}
          type="button"
          className={frame ? own.frame : styles.button}
          data-shape={frame?.shape}
          data-invalid={(props.problems?.length ?? 0) > 0}
          onClick={() => (progress === undefined ? chooser.current?.click() : cancel())}
        >
          {frame?.content}
          <span className={frame?.content ? own.over : undefined}>
            {progress === undefined
              ? context.caption(
                  frame
                    ? 'field.drop'
                    : !many
                      ? 'field.upload'
                      : kind === 'picture'
                        ? 'field.uploadMany'
                        : 'field.uploadFiles',
                )
              : context.caption('field.uploading', { percent: Math.round(progress * 100) })}
          </span>
        </button>
        {children}
      </div>
      <p className={styles.note}>{context.caption('field.refusedTypes', { types: REFUSED_TYPES.join(', ') })}</p>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple={many}
        accept={(rules.accept ?? offered(kind)).map((extension) => `.${extension}`).join()}
        onChange={({ target }) => {
          take(target.files)
          target.value = ''
        }}
      />
      {failed.length > 0 && <FailedFiles files={failed} context={context} onRetry={retry} onDismiss={dismiss} />}
    </div>
  )
}

/** The extensions that the browser offers: what is refused cannot even be chosen, where the browser keeps to them. */
function offered(kind: UploadKind | undefined): readonly string[] {
  return kind === undefined ? UPLOAD_TYPES : { picture: PICTURE_TYPES, video: VIDEO_TYPES, audio: AUDIO_TYPES }[kind]
}
