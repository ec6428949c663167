import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useCaption } from '../../../../base/i18n/use-caption'
import { strokeOf } from '../../../../base/keys/key-notation'
import { Kbd } from '../../../../base/ui/kbd'
import styles from './profile.module.css'

/** After this long without another key a sequence is complete, in milliseconds. */
const pause = 900
/** No shortcut is longer. */
const maxStrokes = 2

interface KeyRecorderProps {
  readonly onKeys: (keys: string) => void
  readonly onCancel: () => void
}

/** Takes the next keys that are pressed as a shortcut, before anything else can act on them. Escape leaves it as it was. */
export function KeyRecorder({ onKeys, onCancel }: KeyRecorderProps) {
  const caption = useCaption()
  const place = useRef<HTMLButtonElement>(null)
  const [strokes, setStrokes] = useState<readonly string[]>([])
  const finish = useEffectEvent(() => onKeys(strokes.join(' ')))
  const cancel = useEffectEvent(onCancel)

  useEffect(() => {
    place.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.repeat || event.isComposing) return
      if (event.key === 'Escape') return cancel()
      const stroke = strokeOf(event)
      if (stroke) setStrokes((before) => [...before, stroke].slice(-maxStrokes))
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [])
  useEffect(() => {
    if (strokes.length === 0) return
    const timer = setTimeout(() => finish(), strokes.length === maxStrokes ? 0 : pause)
    return () => clearTimeout(timer)
  }, [strokes])

  return (
    <button ref={place} type="button" className={styles.recorder} onBlur={onCancel}>
      {strokes.length > 0 ? <Kbd keys={strokes.join(' ')} /> : caption('profile.pressKeys')}
    </button>
  )
}
